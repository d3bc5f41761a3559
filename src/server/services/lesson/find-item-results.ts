import type { Lesson } from '~/schemas/lesson';
import type { Database } from '~/server/db';
import { TRIED_CARD } from '../spaced-repetition/tried-cards';

/** The user's results in the tried items of a unit: the best attempt at each by item id, and the ids of those that were
 *  left open without an attempt. */
export async function findItemResults(
  db: Database,
  userId: string,
  unitId: string,
): Promise<Pick<Lesson, 'best' | 'leftOpen'>> {
  const cards = await db.card.findMany({
    where: { userId, item: { unitId }, ...TRIED_CARD },
    select: { itemId: true, attempts: true, bestScore: true, passedAt: true },
  });
  const attempted = cards.filter(({ attempts }) => attempts > 0);
  return {
    best: Object.fromEntries(
      attempted.map(({ itemId, bestScore, passedAt }) => [
        itemId,
        { score: bestScore, passed: passedAt !== null },
      ]),
    ),
    leftOpen: cards.flatMap(({ itemId, attempts }) => (attempts === 0 && itemId ? itemId : [])),
  };
}
