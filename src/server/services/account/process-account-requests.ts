import type { ServiceContext } from '~/server/context';
import { doEach } from '~/server/services/job-failure/do-each';
import { log } from '~/server/telemetry/log.mjs';
import { withRequest } from '~/server/telemetry/tracing';
import { withTransaction } from '~/server/transaction';
import { processAccountRequest } from './process-account-request';

const BATCH_SIZE = 20;
/** Time after its first failure until a request is given up. */
const GIVE_UP_AFTER_MS = 24 * 3_600_000;

/** Processes the queue of account requests: creates links and enqueues mails. Several servers may run it
 *  concurrently; a request is deleted in the transaction that processes it, so that none is lost and none is
 *  processed twice.
 *  @returns the number of processed requests */
export async function processAccountRequests({ ctx }: { ctx: ServiceContext }): Promise<number> {
  await deleteOldRequests(ctx);
  return doEach({
    ctx,
    input: {
      work: 'accountRequest',
      list: (held) =>
        ctx.db.accountRequest.findMany({
          where: { nextTryAt: { lte: ctx.now() }, id: { notIn: held } },
          orderBy: [{ nextTryAt: 'asc' }, { id: 'asc' }],
          select: { id: true, kind: true, requestId: true },
          take: BATCH_SIZE,
        }),
      idOf: ({ id }) => id,
      act: ({ id, kind, requestId }) =>
        withRequest(`account request ${kind}`, requestId, () => processOne(ctx, id)),
    },
  });
}

function processOne(ctx: ServiceContext, id: string): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    const locked = await tx.$executeRaw`
      SELECT id FROM "AccountRequest" WHERE id = ${id}::uuid FOR UPDATE SKIP LOCKED`;
    if (locked === 0) return false;
    const request = await tx.accountRequest.findUniqueOrThrow({ where: { id } });
    await processAccountRequest(tx, ctx, request);
    await tx.accountRequest.delete({ where: { id } });
    return true;
  });
}

/** Deletes requests that have failed for so long that the e-mail would be of no use; users can request it
 *  again. */
async function deleteOldRequests({ db, now }: ServiceContext): Promise<void> {
  const failures = await db.jobFailure.findMany({
    where: {
      work: 'accountRequest',
      createdAt: { lt: new Date(now().getTime() - GIVE_UP_AFTER_MS) },
    },
  });
  if (failures.length === 0) return;
  const ids = failures.map(({ subject }) => subject);
  const { count } = await db.accountRequest.deleteMany({ where: { id: { in: ids } } });
  await db.jobFailure.deleteMany({
    where: { work: 'accountRequest', subject: { in: ids } },
  });
  if (count > 0) log.error({ requests: ids }, 'Account requests are given up after a day.');
}
