import 'server-only';
import type { SavedWord, SavedWordIdInput } from '~/schemas/saved-word';
import { requireUser, type Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { lockUser } from '~/server/lock-user';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { withTransaction } from '~/server/transaction';
import { requireSpace } from './require-space';
import { savedWordColumns, toSavedWord } from './saved-word-columns';
import { returnCard } from './word-card';

/** Undoes a removal: the word is in the list, and its card in the review, as they were. A repeated call changes nothing.
 *  @throws ServiceError LOGIN_USER_REQUIRED | SAVED_WORD_NOT_FOUND after a day | SAVED_WORDS_FULL when others were
 *    saved meanwhile | TOO_MANY_REQUESTS */
export async function restoreWord({
  ctx,
  input: { id },
}: Verb<SavedWordIdInput>): Promise<SavedWord> {
  const userId = requireUser(ctx);
  await consumeRateLimit(ctx, 'save-word', { userId });
  return withTransaction(ctx, async (tx) => {
    await lockUser(tx, userId, 'NO KEY UPDATE');
    const known = await tx.savedWord.findFirst({
      where: { id, userId },
      select: { removedAt: true },
    });
    if (!known) throw new ServiceError('SAVED_WORD_NOT_FOUND');
    if (known.removedAt) {
      await requireSpace(tx, userId);
      await tx.savedWord.update({ where: { id }, data: { removedAt: null } });
      await returnCard(tx, { id, removedAt: known.removedAt });
    }
    return toSavedWord(
      await tx.savedWord.findUniqueOrThrow({ where: { id }, select: savedWordColumns }),
    );
  });
}
