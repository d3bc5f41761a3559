import type { ServiceContext } from '~/server/context';
import { withTransaction } from '~/server/context';
import type { AccountRequest } from '~/server/prisma-client/client';
import { log } from '~/server/telemetry/log.mjs';
import { processAccountRequest } from './process-account-request';

const BATCH_SIZE = 20;
const RETRY_DELAY_MS = 60_000;

/** Processes the queue of account requests: creates links and enqueues mails. Several servers may run it
 *  concurrently; a request is deleted in the transaction that processes it, so that none is lost and none is
 *  processed twice.
 *  @returns the number of processed requests */
export async function processAccountRequests({ ctx }: { ctx: ServiceContext }): Promise<number> {
  const dueRequests = await ctx.db.accountRequest.findMany({
    where: { nextTryAt: { lte: ctx.now() } },
    orderBy: [{ nextTryAt: 'asc' }, { id: 'asc' }],
    select: { id: true },
    take: BATCH_SIZE,
  });
  let processed = 0;
  for (const { id } of dueRequests) if (await processOne(ctx, id)) processed++;
  return processed;
}

async function processOne(ctx: ServiceContext, id: string): Promise<boolean> {
  try {
    return await withTransaction(ctx, async (tx) => {
      const [request] = await tx.$queryRaw<AccountRequest[]>`
        SELECT * FROM "AccountRequest" WHERE id = ${id}::uuid FOR UPDATE SKIP LOCKED`;
      if (!request) return false;
      await processAccountRequest(tx, ctx, request);
      await tx.accountRequest.delete({ where: { id } });
      return true;
    });
  } catch (error) {
    log.error(
      { request: id, error },
      'An account request could not be processed; it is tried again.',
    );
    const nextTryAt = new Date(ctx.now().getTime() + RETRY_DELAY_MS);
    await ctx.db.accountRequest.updateMany({ where: { id }, data: { nextTryAt } });
    return false;
  }
}
