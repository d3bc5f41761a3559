/** `npm run membership -- …`: shows, grants, pauses and resumes a membership. */
import { runAsSystem } from '../as-system';
import { runMembershipCommand } from './commands';

await runAsSystem(runMembershipCommand);
