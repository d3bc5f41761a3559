import 'server-only';
import { isUnavailable } from '~/server/database/unavailable';
import type { Tx } from '~/server/db';
import type { Activity, ActivityRegistration } from '~/server/prisma-client/client';
import { withSavepoint } from '~/server/savepoint';
import { log } from '~/server/telemetry/log.mjs';
import { mailRegistrationStatus } from './mail-registration-status';

const PERSON = { user: { select: { email: true, name: true, language: true } } } as const;

/** Allocates free seats in the order of the waiting list. The caller holds the activity's lock. If the allocation to
 *  a person fails, the error is logged, the person stays on the list, and the next one gets the seat.
 *  @param newcomer id of the user who is registering now: the mail says "registered", to others "a seat became free"
 *  @throws DatabaseUnavailable, and any error of the allocation to the newcomer */
export async function allocateSeats(
  tx: Tx,
  activity: Activity,
  now: Date,
  newcomer?: string,
): Promise<ActivityRegistration[]> {
  const free = await countFreeSeats(tx, activity);
  const confirmed: ActivityRegistration[] = [];
  const failed: string[] = [];
  while (confirmed.length < free) {
    const next = await tx.activityRegistration.findFirst({
      where: { activityId: activity.id, status: 'WAITLISTED', id: { notIn: failed } },
      orderBy: { waitingPosition: 'asc' },
      select: { id: true, userId: true },
    });
    if (!next) break;
    const isNewcomer = next.userId === newcomer;
    try {
      confirmed.push(
        await withSavepoint(tx, () =>
          giveSeat(tx, activity, next, { now, outcome: isNewcomer ? 'seat' : 'moved-up' }),
        ),
      );
    } catch (error) {
      if (isUnavailable(error) || isNewcomer) throw error;
      failed.push(next.id);
      log.error(
        { registrationId: next.id, error },
        'Somebody who waits could not be given a seat.',
      );
    }
  }
  return confirmed;
}

/** Number of free seats; the caller holds the activity's lock. */
export async function countFreeSeats(tx: Tx, { id, seats }: Activity): Promise<number> {
  const where = { activityId: id, status: 'CONFIRMED' } as const;
  return seats - (await tx.activityRegistration.count({ where }));
}

/** Gives a person on the waiting list a seat, and mails the person. */
export async function giveSeat(
  tx: Tx,
  activity: Activity,
  { id }: { id: string },
  { now, outcome }: { now: Date; outcome: 'seat' | 'moved-up' },
): Promise<ActivityRegistration> {
  const { user, ...registration } = await tx.activityRegistration.update({
    where: { id },
    data: { status: 'CONFIRMED', confirmedAt: now },
    include: PERSON,
  });
  await mailRegistrationStatus(tx, activity, { ...registration, user }, outcome);
  return registration;
}
