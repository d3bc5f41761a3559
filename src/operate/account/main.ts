/** `npm run account -- …`: appoints the first operator, disables, enables, shows the audit log. */
import { runAsSystem } from '../as-system';
import { runAccountCommand } from './commands';

await runAsSystem(runAccountCommand);
