import 'server-only';
import { MAX_SAVED_WORDS } from '~/domain/saved-word/limits';
import type { ListSavedWordsInput, SavedWordRow } from '~/schemas/saved-word';
import { requireUser, type Verb } from '~/server/context';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { toListedWord } from './list-saved-words';
import { readSavedWords } from './read-saved-words';

/** A saved word with its present entry of the lexicon, without its clips. */
export type ListedWord = Omit<SavedWordRow, 'sound'>;

/** All saved words of the actor that the list would show with this input, at most `MAX_SAVED_WORDS`.
 *  @throws ServiceError LOGIN_USER_REQUIRED | TOO_MANY_REQUESTS */
export async function exportSavedWords({
  ctx,
  input: { q, level, sort },
}: Verb<ListSavedWordsInput>): Promise<ListedWord[]> {
  const userId = requireUser(ctx);
  await consumeRateLimit(ctx, 'download-words', { userId });
  const limit = MAX_SAVED_WORDS;
  const records = await readSavedWords(ctx, userId, { q, level, sort, limit });
  return Promise.all(records.map(toListedWord));
}
