/** `npm run reconciliation -- …`: lists discrepancies with the gateways' records, and resolves them with a note. */
import { runAsSystem } from '../as-system';
import { runReconciliationCommand } from './commands';

await runAsSystem(runReconciliationCommand);
