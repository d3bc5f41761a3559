/** `npm run refund -- …`: lists the refund requests that wait, and decides them. */
import { runAsSystem } from '../as-system';
import { runRefundCommand } from './commands';

await runAsSystem(runRefundCommand);
