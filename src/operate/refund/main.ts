/** `npm run refund -- …`: lists open refund requests, and approves or rejects them. */
import { runAsSystem } from '../as-system';
import { runRefundCommand } from './commands';

await runAsSystem(runRefundCommand);
