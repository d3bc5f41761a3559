import 'server-only';
import type { SavedWordIdInput } from '~/schemas/saved-word';
import { requireUser, type Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { lockUser } from '~/server/lock-user';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { withTransaction } from '~/server/transaction';
import { withdrawCard } from './word-card';

/** Removes one of the actor's saved words from the list and from the review. For a day `restoreWord` undoes it; then
 *  the word and everything about it are deleted. A repeated removal changes nothing.
 *  @throws ServiceError LOGIN_USER_REQUIRED | SAVED_WORD_NOT_FOUND | TOO_MANY_REQUESTS */
export async function removeWord({ ctx, input: { id } }: Verb<SavedWordIdInput>): Promise<void> {
  const userId = requireUser(ctx);
  await consumeRateLimit(ctx, 'save-word', { userId });
  const removedAt = ctx.now();
  await withTransaction(ctx, async (tx) => {
    await lockUser(tx, userId, 'NO KEY UPDATE');
    const known = await tx.savedWord.findFirst({
      where: { id, userId },
      select: { removedAt: true },
    });
    if (!known) throw new ServiceError('SAVED_WORD_NOT_FOUND');
    if (known.removedAt) return;
    await tx.savedWord.update({ where: { id }, data: { removedAt } });
    await withdrawCard(tx, { id, removedAt });
  });
}
