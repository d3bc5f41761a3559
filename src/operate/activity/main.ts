/** `npm run activity -- …`: lists activities and their registrations, and checks people in. */
import { runAsSystem } from '../as-system';
import { runActivityCommand } from './commands';

await runAsSystem(runActivityCommand);
