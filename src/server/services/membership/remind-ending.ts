import { dueReminder, type Reminder, WEEK_AHEAD_MS } from '~/domain/membership-reminder';
import { type ServiceContext, withTransaction } from '~/server/context';
import type { Tx } from '~/server/db';
import { enqueueMail } from '../mail/outbox';
import { keepEnd } from './append-entitlements';
import { currentMembership } from './queries';

/** How many accounts one run looks at, at most. */
const BATCH = 200;

/** Writes to those whose membership ends in a week or in a day. Safe with several workers: the row that
 *  remembers what was told is taken before the letter is written, in one transaction.
 *  @returns how many letters were written */
export async function remindEnding({ ctx }: { ctx: ServiceContext }): Promise<number> {
  await keepMissingEnds(ctx);
  const now = ctx.now();
  const near = await ctx.db.membershipEnd.findMany({
    where: {
      endsAt: { gt: now, lte: new Date(now.getTime() + WEEK_AHEAD_MS) },
      user: { disabledAt: null, anonymisedAt: null },
    },
    orderBy: { endsAt: 'asc' },
  });
  let written = 0;
  for (const end of near) {
    const due = dueReminder(end, now);
    if (due && (await withTransaction(ctx, (tx) => remind(tx, end, due, now)))) written += 1;
  }
  return written;
}

async function remind(
  tx: Tx,
  { userId, endsAt }: { userId: string; endsAt: Date },
  due: Reminder,
  now: Date,
): Promise<boolean> {
  // A paused membership goes on later; its end is not what its owner has to think of now, and is told then.
  const { expiresAt } = await currentMembership(tx, userId, now);
  if (expiresAt?.getTime() !== endsAt.getTime()) return false;
  const told = due === 'WEEK' ? 'weekToldFor' : 'dayToldFor';
  const { count } = await tx.membershipEnd.updateMany({
    where: { userId, endsAt, OR: [{ [told]: null }, { [told]: { not: endsAt } }] },
    data: { [told]: endsAt },
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
async function keepMissingEnds(ctx: ServiceContext): Promise<void> {
  const missing = await ctx.db.user.findMany({
    where: { entitlements: { some: {} }, membershipEnd: null },
    select: { id: true },
    take: BATCH,
  });
  for (const { id } of missing) await withTransaction(ctx, (tx) => keepEnd(tx, id));
}
