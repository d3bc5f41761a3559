import { createSecretToken } from '~/lib/secret-token';
import type { ServiceContext } from '~/server/context';
import { hashPassword } from '~/server/credentials/passwords';
import { Prisma, type Tx } from '~/server/db';
import { lockUser, lockUsers } from '~/server/lock-user';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { doEach } from '~/server/services/job-failure/do-each';
import { enqueueMail } from '~/server/services/mail/outbox';
import { assertOwnerStays } from '~/server/services/operator/operators';
import { cancelUnpaidOrders } from '~/server/services/payment/cancel-unpaid-orders';
import { withTransaction } from '~/server/transaction';
import { anonymise } from './anonymise';

const BATCH_SIZE = 50;

/** Maximum duration of a request that is running while an account is anonymised. */
const MAX_REQUEST_MS = 10 * 60_000;

/** Anonymises every account whose grace period is over; the last owner stays, recorded as a failure that *Today*
 *  shows, until there is another one. Safe with several workers and with a concurrent cancellation: each account's
 *  row is locked, and everything happens in one transaction.
 *  @returns the number of accounts anonymised by this call */
export async function anonymiseDueAccounts({ ctx }: { ctx: ServiceContext }): Promise<number> {
  await deleteFarewellEmails(ctx);
  await eraseLateWrites(ctx);
  return doEach({
    ctx,
    input: {
      work: 'accountDeletion',
      list: (held) =>
        ctx.db.user.findMany({
          where: { deletionDueAt: { lte: ctx.now() }, anonymisedAt: null, id: { notIn: held } },
          orderBy: { deletionDueAt: 'asc' },
          select: { id: true },
          take: BATCH_SIZE,
        }),
      idOf: ({ id }) => id,
      act: ({ id }) => deleteAccount(ctx, id),
    },
  });
}

async function deleteAccount(ctx: ServiceContext, userId: string): Promise<boolean> {
  const lockedHash = await hashPassword(createSecretToken());
  const by = { actor: 'system:deletion', reason: 'the account is deleted' };
  await cancelUnpaidOrders({ ctx, input: { userId, by } });
  return withTransaction(ctx, async (tx) => {
    await assertOwnerStays(tx, userId);
    const user = await lockDue(tx, userId, ctx.now());
    if (!user) return false;
    await anonymise(tx, ctx, { userId, lockedHash });
    await tx.user.update({ where: { id: userId }, data: { anonymisedAt: ctx.now() } });
    await recordSecurityEvent(tx, ctx, { kind: 'ACCOUNT_ANONYMISED', userId });
    await enqueueMail(tx, {
      template: 'account-deleted',
      recipient: user.email,
      language: user.language,
      payload: { name: user.name },
    });
    return true;
  });
}

/** Locks the account's row. @returns the account, or false when its deletion is no longer due */
async function lockDue(tx: Tx, userId: string, now: Date) {
  const due = Prisma.sql`id = ${userId}::uuid
    AND "deletionDueAt" <= ${now} AND "anonymisedAt" IS NULL`;
  const locked = await lockUsers(tx, due, 'UPDATE');
  return locked.length > 0 && (await tx.user.findUniqueOrThrow({ where: { id: userId } }));
}

/** Erases data that running requests wrote into accounts after their anonymisation: a score, a name, an
 *  avatar. */
async function eraseLateWrites(ctx: ServiceContext): Promise<void> {
  const since = new Date(ctx.now().getTime() - MAX_REQUEST_MS);
  await doEach({
    ctx,
    input: {
      work: 'accountErasure',
      list: (held, again) =>
        ctx.db.user.findMany({
          where: {
            deletionDueAt: { not: null },
            id: { notIn: held },
            // Accounts that failed are tried again although their time is over.
            OR: [{ anonymisedAt: { gt: since } }, { id: { in: again } }],
          },
          select: { id: true, passwordHash: true },
        }),
      idOf: ({ id }) => id,
      act: ({ id, passwordHash }) =>
        withTransaction(ctx, async (tx) => {
          await lockUser(tx, id, 'UPDATE');
          await anonymise(tx, ctx, { userId: id, lockedHash: passwordHash });
          return true;
        }),
    },
  });
}

/** Deletes sent farewell mails, which are the last rows with the address of a deleted account. */
async function deleteFarewellEmails({ db }: ServiceContext): Promise<void> {
  await db.outboxMessage.deleteMany({
    where: { template: 'account-deleted', status: { in: ['SENT', 'FAILED'] } },
  });
}
