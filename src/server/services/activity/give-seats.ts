import 'server-only';
import type { Tx } from '~/server/db';
import type { Activity, ActivityRegistration } from '~/server/prisma-client/client';
import { mailRegistered } from './mails';

/** Gives free seats to those who wait, in the order of the waiting list. Hold the activity's lock.
 *  @param newcomer whose registration this is: their letter says "registered", everybody else's says that
 *    a seat became free */
export async function giveSeats(
  tx: Tx,
  activity: Activity,
  now: Date,
  newcomer?: string,
): Promise<ActivityRegistration[]> {
  const taken = await tx.activityRegistration.count({
    where: { activityId: activity.id, status: 'SEATED' },
  });
  const free = activity.seats - taken;
  if (free <= 0) return [];
  const next = await tx.activityRegistration.findMany({
    where: { activityId: activity.id, status: 'WAITING' },
    orderBy: { turn: 'asc' },
    take: free,
    include: { user: { select: { email: true, name: true, language: true } } },
  });
  if (next.length === 0) return [];
  await tx.activityRegistration.updateMany({
    where: { id: { in: next.map(({ id }) => id) } },
    data: { status: 'SEATED', seatedAt: now },
  });
  for (const { userId, user } of next)
    await mailRegistered(tx, activity, user, userId === newcomer ? 'seat' : 'moved-up');
  return next;
}
