import { dueReminder, type Reminder, WEEK_AHEAD_MS } from '~/domain/membership-reminder';
import { type ServiceContext, withTransaction } from '~/server/context';
import type { Tx } from '~/server/db';
import { enqueueMail } from '../mail/outbox';
import { saveMembershipEnd } from './append-entitlements';
import { getCurrentMembership } from './queries';

/** How many accounts one run looks at, at most. */
const BATCH_SIZE = 200;

/** Writes to those whose membership ends in a week or in a day. Safe with several workers: the row that
 *  remembers what was told is taken before the letter is written, in one transaction.
 *  @returns how many letters were written */
export async function sendExpiryReminders({ ctx }: { ctx: ServiceContext }): Promise<number> {
  await saveMissingEnds(ctx);
  const now = ctx.now();
  const ending = await ctx.db.membershipEnd.findMany({
    where: {
      endsAt: { gt: now, lte: new Date(now.getTime() + WEEK_AHEAD_MS) },
      user: { disabledAt: null, anonymisedAt: null },
    },
    orderBy: { endsAt: 'asc' },
  });
  let sent = 0;
  for (const end of ending) {
    const due = dueReminder(end, now);
    if (due && (await withTransaction(ctx, (tx) => sendReminder(tx, end, due, now)))) sent += 1;
  }
  return sent;
}

async function sendReminder(
  tx: Tx,
  { userId, endsAt }: { userId: string; endsAt: Date },
  due: Reminder,
  now: Date,
): Promise<boolean> {
  // A paused membership goes on later; its end is not what its owner has to think of now, and is told then.
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
  });
  return true;
}

/** Ledgers from before the ends were kept. */
async function saveMissingEnds(ctx: ServiceContext): Promise<void> {
  const missing = await ctx.db.user.findMany({
    where: { entitlements: { some: {} }, membershipEnd: null },
    select: { id: true },
    take: BATCH_SIZE,
  });
  for (const { id } of missing) await withTransaction(ctx, (tx) => saveMembershipEnd(tx, id));
}
