import type { Database, Tx } from '~/server/db';

/** Whether somebody has opened anything since a moment that only members can open: a unit, a video or a
 *  voice lesson. What is free, and looking at the catalogue, is no use of a membership. */
export async function hasUsedMembership(
  db: Database | Tx,
  userId: string,
  since: Date,
): Promise<boolean> {
  const unit = await db.enrolment.findFirst({
    where: { userId, lastActiveAt: { gte: since }, unit: { access: 'VIP' } },
    select: { id: true },
  });
  if (unit) return true;
  const recording = await db.mediaProgress.findFirst({
    where: { userId, lastActiveAt: { gte: since }, lesson: { access: 'VIP' } },
    select: { lessonId: true },
  });
  return recording !== null;
}
