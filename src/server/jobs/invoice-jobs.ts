import 'server-only';
import { settleInvoiceRequests } from '~/server/services/invoice/settle-invoice-requests';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Asks the invoice agency again about what it did not answer. */
export const settleInvoiceRequestsJob: Job = {
  name: 'settle invoice requests',
  intervalMs: 60_000,
  goesOnAfter: 25,
  run: () => settleInvoiceRequests({ ctx: jobContext() }),
};
