/** `npm run reconciliation -- …`: lists what the books and the world disagree about, and closes it with a note. */
import { runAsSystem } from '../as-system';
import { runReconciliationCommand } from './commands';

await runAsSystem(runReconciliationCommand);
