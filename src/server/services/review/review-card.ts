import 'server-only';
import type { ReviewCardInput, ReviewedCard } from '~/schemas/spaced-repetition';
import { requireUser, type Verb, withTransaction } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { insertAttempts } from '../lesson/insert-attempts';
import { validateAttempts } from '../lesson/validate-attempts';
import { toCardState } from '../spaced-repetition/card-columns';

/** Answers a card by speaking: keeps the attempt, and moves the card if it is still the one that the
 *  learner saw. Of two tabs the second one's attempt is kept as practice, and it is told where the card
 *  stands. The same attempt sent twice is answered twice and counts once. The grade follows from the
 *  attempt, nobody sends it.
 *  @throws ServiceError LOGIN_USER_REQUIRED | CARD_NOT_FOUND | VALIDATION_FAILED | FORBIDDEN |
 *    TOO_MANY_REQUESTS */
export async function reviewCard({ ctx, input }: Verb<ReviewCardInput>): Promise<ReviewedCard> {
  const userId = requireUser(ctx);
  await consumeRateLimit(ctx, 'save-attempts', { userId });
  const { cardId, version, attempt } = input;
  const found = await ctx.db.card.findFirst({
    where: { id: cardId, userId, itemId: attempt.itemId },
    select: { id: true },
  });
  if (!found) throw new ServiceError('CARD_NOT_FOUND');
  const { good, refused } = await validateAttempts({ ctx, input: { userId, attempts: [attempt] } });
  if (refused[0]) throw new ServiceError(refused[0].code);

  return withTransaction(ctx, async (tx) => {
    const seen = { cardId, version };
    const { ids } = await insertAttempts(tx, good, { userId, now: ctx.now(), seen });
    if (!ids.has(attempt.id)) throw new ServiceError('FORBIDDEN');
    const [card, log] = await Promise.all([
      tx.card.findUniqueOrThrow({ where: { id: cardId } }),
      tx.reviewLog.findUnique({ where: { attemptId: attempt.id }, select: { grade: true } }),
    ]);
    return {
      outcome: log ? 'reviewed' : 'practised',
      grade: log?.grade ?? null,
      card: toCardState(card),
    };
  });
}
