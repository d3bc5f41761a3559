import type { ProviderOutcome } from '~/schemas/invoice-provider';
import type { ServiceContext } from '~/server/context';
import { ServiceError } from '~/server/errors';
import type { InvoiceRequest } from '~/server/prisma-client/client';
import { doEach } from '~/server/services/job-failure/do-each';
import { allowAtProvider } from './allow-at-provider';
import { issueAtProvider } from './issue-at-provider';
import { voidAtProvider } from './void-at-provider';

/** Time in which only an operator repeats a request, and between two tries of the job, ms. */
const WAIT_MS = 5 * 60_000;

const REASON = 'The answer to the first request was lost.';

/** Repeats requests to an agency that had no response, so that an issued invoice gets its number without an
 *  operator. The agency's records are read first, so that nothing is done twice. Safe with several workers.
 *  @returns the number of requests whose result is known now */
export async function settleInvoiceRequests({ ctx }: { ctx: ServiceContext }): Promise<number> {
  const lte = new Date(ctx.now().getTime() - WAIT_MS);
  return doEach({
    ctx,
    input: {
      work: 'invoiceRequest',
      list: (held) =>
        ctx.db.invoiceRequest.findMany({
          where: { leaseUntil: { lte }, orderId: { notIn: held } },
          orderBy: { leaseUntil: 'asc' },
          take: 50,
        }),
      idOf: ({ orderId }) => orderId,
      act: async (request) => {
        try {
          return (await repeat(ctx, request)).state !== 'unknown';
        } catch (error) {
          // Another worker has claimed it. Operators see all other errors: a changed amount, missing keys of the
          // agency.
          if (error instanceof ServiceError && error.code === 'INVOICE_IN_PROGRESS') return false;
          throw error;
        }
      },
    },
  });
}

function repeat(
  ctx: ServiceContext,
  { orderId: id, kind, amount }: InvoiceRequest,
): Promise<ProviderOutcome> {
  const input = { id, amount, reason: REASON };
  switch (kind) {
    case 'ISSUE':
      return issueAtProvider({ ctx, input });
    case 'VOID':
      return voidAtProvider({ ctx, input });
    case 'ALLOW':
      return allowAtProvider({ ctx, input });
  }
}
