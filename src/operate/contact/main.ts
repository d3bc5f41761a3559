/** `npm run contact -- …`: lists the letters that came through the form, and notes which were answered. */
import { runAsSystem } from '../as-system';
import { runContactCommand } from './commands';

await runAsSystem(runContactCommand);
