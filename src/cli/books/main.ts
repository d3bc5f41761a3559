/** `npm run books -- …`: lists what the books and the world disagree about, and closes it with a note. */
import { runAsSystem } from '../as-system';
import { runBooksCommand } from './commands';

await runAsSystem(runBooksCommand);
