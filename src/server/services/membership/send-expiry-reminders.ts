import { dueReminder, type Reminder, WEEK_AHEAD_MS } from '~/domain/membership-reminder';
import type { ServiceContext } from '~/server/context';
import type { Tx } from '~/server/db';
import { doEach } from '~/server/services/job-failure/do-each';
import { withTransaction } from '~/server/transaction';
import { enqueueMail } from '../mail/outbox';
import { saveMembershipEnd } from './append-entitlements';
import { getCurrentMembership } from './queries';

/** Accounts without a saved end that are read at once. */
const BATCH_SIZE = 200;

/** Mails members a week and a day before their membership ends. Safe with several workers: the row that
 *  records the reminder is updated before the e-mail is enqueued, in one transaction.
 *  @returns the number of enqueued e-mails */
export async function sendExpiryReminders({ ctx }: { ctx: ServiceContext }): Promise<number> {
  await saveMissingEnds(ctx);
  const now = ctx.now();
  return doEach({
    ctx,
    input: {
      work: 'expiryReminder',
      list: (held) =>
        ctx.db.membershipEnd.findMany({
          where: {
            endsAt: { gt: now, lte: new Date(now.getTime() + WEEK_AHEAD_MS) },
            userId: { notIn: held },
            user: { disabledAt: null, anonymisedAt: null },
          },
          orderBy: { endsAt: 'asc' },
        }),
      idOf: ({ userId }) => userId,
      act: async (end) => {
        const due = dueReminder(end, now);
        return due !== null && withTransaction(ctx, (tx) => sendReminder(tx, end, due, now));
      },
    },
  });
}

async function sendReminder(
  tx: Tx,
  { userId, endsAt }: { userId: string; endsAt: Date },
  due: Reminder,
  now: Date,
): Promise<boolean> {
  // A paused membership continues later, so its reminder is sent after the pause.
  const { expiresAt } = await getCurrentMembership(tx, userId, now);
  if (expiresAt?.getTime() !== endsAt.getTime()) return false;
  const sentFor = due === 'WEEK' ? 'weekReminderSentFor' : 'dayReminderSentFor';
  const { count } = await tx.membershipEnd.updateMany({
    where: { userId, endsAt, OR: [{ [sentFor]: null }, { [sentFor]: { not: endsAt } }] },
    data: { [sentFor]: endsAt },
  });
  if (count === 0) return false;
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  await enqueueMail(tx, {
    template: 'membership-ending',
    recipient: user.email,
    language: user.language,
    payload: { name: user.name, endsAt: endsAt.toISOString(), tomorrow: due === 'DAY' },
    dropAfter: endsAt,
  });
  return true;
}

/** Saves the ends of ledgers that are older than the table of ends. */
async function saveMissingEnds(ctx: ServiceContext): Promise<void> {
  await doEach({
    ctx,
    input: {
      work: 'membershipEnd',
      list: (held) => listWithoutEnd(ctx, held),
      idOf: ({ id }) => id,
      act: async ({ id }) => {
        await withTransaction(ctx, (tx) => saveMembershipEnd(tx, id));
        return true;
      },
    },
  });
}

/** Every account with a ledger and no saved end, page by page. A ledger without an end stays in the list, and
 *  must not block the others. */
async function* listWithoutEnd(ctx: ServiceContext, held: string[]) {
  let last: string | undefined;
  do {
    const page = await ctx.db.user.findMany({
      where: {
        entitlements: { some: {} },
        membershipEnd: null,
        id: { notIn: held, ...(last && { gt: last }) },
      },
      orderBy: { id: 'asc' },
      select: { id: true },
      take: BATCH_SIZE,
    });
    yield* page;
    last = page.length < BATCH_SIZE ? undefined : page.at(-1)?.id;
  } while (last);
}
