import 'server-only';
import type { BestAttempt } from '~/schemas/lesson';
import type { Database } from '~/server/db';

/** The user's best result for each tried item of a unit, by item id. */
export async function bestAttempts(
  db: Database,
  userId: string,
  unitId: string,
): Promise<Record<string, BestAttempt>> {
  const cards = await db.card.findMany({
    where: { userId, attempts: { gt: 0 }, item: { unitId } },
    select: { itemId: true, bestScore: true, passedAt: true },
  });
  return Object.fromEntries(
    cards.map(({ itemId, bestScore, passedAt }) => [
      itemId,
      { score: bestScore, passed: passedAt !== null },
    ]),
  );
}
