/** `npm run contact -- …`: lists the messages from the contact form, and marks them as answered. */
import { runAsSystem } from '../as-system';
import { runContactCommand } from './commands';

await runAsSystem(runContactCommand);
