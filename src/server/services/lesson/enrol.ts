import 'server-only';
import type { Database, Tx } from '~/server/db';

/** Adds units to the user's My Learning; existing enrolments stay as they are, also under concurrent
 *  requests. */
export async function enrol(
  db: Database | Tx,
  userId: string,
  unitIds: readonly string[],
  now: Date,
): Promise<void> {
  if (unitIds.length === 0) return;
  await db.enrolment.createMany({
    data: unitIds.map((unitId) => ({ userId, unitId, startedAt: now, lastActiveAt: now })),
    skipDuplicates: true,
  });
}

/** Restores a unit that was removed from My Learning. */
export async function restore(db: Database | Tx, userId: string, unitId: string): Promise<void> {
  await db.enrolment.updateMany({
    where: { userId, unitId, removedAt: { not: null } },
    data: { removedAt: null },
  });
}
