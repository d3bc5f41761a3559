/** `npm run invoice -- …`: lists the invoices to process at the tax platform, and records the results. */
import { runAsSystem } from '../as-system';
import { runInvoiceCommand } from './commands';

await runAsSystem(runInvoiceCommand);
