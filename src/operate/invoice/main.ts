/** `npm run invoice -- …`: what is to be done at the tax platform, and what was done there. */
import { runAsSystem } from '../as-system';
import { runInvoiceCommand } from './commands';

await runAsSystem(runInvoiceCommand);
