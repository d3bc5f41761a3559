import type { ProviderOutcome } from '~/schemas/invoice-provider';
import type { ServiceContext } from '~/server/context';
import { ServiceError } from '~/server/errors';
import type { InvoiceRequest } from '~/server/prisma-client/client';
import { log } from '~/server/telemetry/log.mjs';
import { allowAtProvider } from './allow-at-provider';
import { issueAtProvider } from './issue-at-provider';
import { voidAtProvider } from './void-at-provider';

/** Time in which an operator may repeat a request himself, and between two tries of ours, ms. */
const WAIT_MS = 5 * 60_000;

const REASON = 'The answer to the first request was lost.';

/** Repeats what an agency was asked for and did not answer, so that an invoice that was issued gets its number
 *  although nobody looks: the agency's records are read first, and nothing is done twice. Safe with several workers.
 *  @returns the number of requests whose end is known now */
export async function settleInvoiceRequests({ ctx }: { ctx: ServiceContext }): Promise<number> {
  const lte = new Date(ctx.now().getTime() - WAIT_MS);
  const unanswered = await ctx.db.invoiceRequest.findMany({
    where: { leaseUntil: { lte } },
    orderBy: { leaseUntil: 'asc' },
    take: 50,
  });
  let settled = 0;
  for (const request of unanswered) {
    try {
      const { state } = await repeat(ctx, request);
      if (state !== 'unknown') settled += 1;
    } catch (error) {
      // Another worker has it, or an operator has to look: the amount changed, or the agency's keys are gone.
      if (!(error instanceof ServiceError)) throw error;
      const { orderId: order, kind } = request;
      log.warn({ order, kind, code: error.code }, 'A request to the invoice agency waits.');
    }
  }
  return settled;
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
