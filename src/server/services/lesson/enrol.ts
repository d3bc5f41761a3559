import 'server-only';
import type { Database, Tx } from '~/server/db';

/** Puts units into the user's My Learning; those already there stay as they are, also when two
 *  requests arrive at once. */
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

/** Brings a unit back into My Learning that had been taken out of it. */
export async function restore(db: Database | Tx, userId: string, unitId: string): Promise<void> {
  await db.enrolment.updateMany({
    where: { userId, unitId, removedAt: { not: null } },
    data: { removedAt: null },
  });
}
