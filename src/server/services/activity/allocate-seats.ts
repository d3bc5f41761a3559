import 'server-only';
import type { Tx } from '~/server/db';
import type { Activity, ActivityRegistration } from '~/server/prisma-client/client';
import { mailRegistrationStatus } from './mail-registration-status';

/** Allocates free seats in the order of the waiting list. The caller holds the activity's lock.
 *  @param newcomer id of the user who is registering now: their e-mail says "registered", those of the others
 *    say that a seat became free */
export async function allocateSeats(
  tx: Tx,
  activity: Activity,
  now: Date,
  newcomer?: string,
): Promise<ActivityRegistration[]> {
  const confirmedCount = await tx.activityRegistration.count({
    where: { activityId: activity.id, status: 'CONFIRMED' },
  });
  const free = activity.seats - confirmedCount;
  if (free <= 0) return [];
  const waitlisted = await tx.activityRegistration.findMany({
    where: { activityId: activity.id, status: 'WAITLISTED' },
    orderBy: { waitingPosition: 'asc' },
    take: free,
    include: { user: { select: { email: true, name: true, language: true } } },
  });
  if (waitlisted.length === 0) return [];
  await tx.activityRegistration.updateMany({
    where: { id: { in: waitlisted.map(({ id }) => id) } },
    data: { status: 'CONFIRMED', confirmedAt: now },
  });
  for (const row of waitlisted)
    await mailRegistrationStatus(tx, activity, row, row.userId === newcomer ? 'seat' : 'moved-up');
  return waitlisted;
}
