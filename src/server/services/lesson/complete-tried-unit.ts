import 'server-only';
import { ITEMS_PER_UNIT } from '~/domain/unit-kinds';
import type { Tx } from '~/server/db';
import { TRIED_CARD } from '../spaced-repetition/tried-cards';

/** Completes a user's unit at a time if every item of it has been tried, and takes the position back to its beginning;
 *  a unit that is completed stays as it is. */
export async function completeTriedUnit(
  tx: Tx,
  { userId, unitId, at }: { userId: string; unitId: string; at: Date },
): Promise<void> {
  const tried = await tx.card.count({ where: { userId, item: { unitId }, ...TRIED_CARD } });
  if (tried < ITEMS_PER_UNIT) return;
  await tx.enrolment.updateMany({
    where: { userId, unitId, completedAt: null },
    data: { completedAt: at, currentIndex: 0 },
  });
}
