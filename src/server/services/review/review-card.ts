import 'server-only';
import type { ReviewCardInput, ReviewedCard } from '~/schemas/spaced-repetition';
import { requireUser, type Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { withTransaction } from '~/server/transaction';
import { insertAttempts } from '../lesson/insert-attempts';
import { validateAttempts } from '../lesson/validate-attempts';
import { toCardState } from '../spaced-repetition/card-columns';

/** Reviews a card by speaking, that of a rendering by an attempt from Chinese: saves the attempt, and reschedules the
 *  card if it still has the version that the learner saw. Of two tabs the second one's attempt is saved as practice,
 *  with the current state of the card as result. A repeated attempt has the same result and counts once. The grade is
 *  derived from the attempt, and sent by the client only for a rendering that the scorer cannot judge.
 *  @throws ServiceError LOGIN_USER_REQUIRED | CARD_NOT_FOUND | VALIDATION_FAILED | FORBIDDEN | TOO_MANY_REQUESTS */
export async function reviewCard({ ctx, input }: Verb<ReviewCardInput>): Promise<ReviewedCard> {
  const userId = requireUser(ctx);
  await consumeRateLimit(ctx, 'save-attempts', { userId });
  const { cardId, version, attempt } = input;
  const found = await ctx.db.card.findFirst({
    where: {
      id: cardId,
      userId,
      OR: attempt.fromChinese
        ? [{ renderedItemId: attempt.itemId }]
        : [{ itemId: attempt.itemId }, { savedWordId: attempt.itemId }],
    },
    select: { id: true },
  });
  if (!found) throw new ServiceError('CARD_NOT_FOUND');
  const { valid, rejected } = await validateAttempts({
    ctx,
    input: { userId, attempts: [attempt] },
  });
  if (rejected[0]) throw new ServiceError(rejected[0].code);

  return withTransaction(ctx, async (tx) => {
    const seen = { cardId, version };
    const ids = await insertAttempts(tx, valid, { userId, now: ctx.now(), seen });
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
