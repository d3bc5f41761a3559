/** `npm run coupon -- …`: makes coupons, lists them, and ends them. */
import { runAsSystem } from '../as-system';
import { runCouponCommand } from './commands';

await runAsSystem(runCouponCommand);
