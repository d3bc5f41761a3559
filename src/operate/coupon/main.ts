/** `npm run coupon -- …`: creates, lists and withdraws coupons. */
import { runAsSystem } from '../as-system';
import { runCouponCommand } from './commands';

await runAsSystem(runCouponCommand);
