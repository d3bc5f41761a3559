import 'server-only';
import { phaseAt } from '~/domain/activity';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { Activity } from '~/server/prisma-client/client';

/** Locks an activity until the transaction ends, so that changes of its seats are serialised.
 *  @throws ServiceError ACTIVITY_NOT_FOUND */
export async function lockActivity(tx: Tx, slug: string): Promise<Activity> {
  const locked = await tx.$executeRaw`
    SELECT id FROM "Activity" WHERE slug = ${slug} FOR UPDATE`;
  if (locked === 0) throw new ServiceError('ACTIVITY_NOT_FOUND');
  return tx.activity.findUniqueOrThrow({ where: { slug } });
}

/** Locks an activity that learners see; a draft counts as not found.
 *  @throws ServiceError ACTIVITY_NOT_FOUND */
export async function lockPublishedActivity(tx: Tx, slug: string): Promise<Activity> {
  const activity = await lockActivity(tx, slug);
  if (activity.draft) throw new ServiceError('ACTIVITY_NOT_FOUND');
  return activity;
}

/** Locks an activity that can be changed: a draft, or one that is neither cancelled nor begun.
 *  @throws ServiceError ACTIVITY_NOT_FOUND | ACTIVITY_CANCELLED | ACTIVITY_STARTED */
export async function lockEditableActivity(tx: Tx, slug: string, now: Date): Promise<Activity> {
  const activity = await lockActivity(tx, slug);
  if (!activity.draft) assertComing(activity, now);
  return activity;
}

/** Locks an activity that learners see and that is neither cancelled nor begun.
 *  @throws ServiceError ACTIVITY_NOT_FOUND | ACTIVITY_CANCELLED | ACTIVITY_STARTED */
export async function lockComingActivity(tx: Tx, slug: string, now: Date): Promise<Activity> {
  const activity = await lockPublishedActivity(tx, slug);
  assertComing(activity, now);
  return activity;
}

function assertComing(activity: Activity, now: Date): void {
  if (activity.cancelledAt) throw new ServiceError('ACTIVITY_CANCELLED');
  if (phaseAt(activity, now) !== 'COMING') throw new ServiceError('ACTIVITY_STARTED');
}
