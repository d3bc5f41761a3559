import 'server-only';
import { resolveWord } from '~/domain/saved-word/resolve-word';
import type { SavedWord, TappedWordInput } from '~/schemas/saved-word';
import { requireUser, type Verb } from '~/server/context';
import { loadLetter } from '~/server/gateways/lexicon/load-letter';
import { savedWordColumns, toSavedWord } from './saved-word-columns';

/** The actor's saved word that a tapped text stands for; null when it is not saved.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function findSavedWord({
  ctx,
  input: { text, partOfSpeech },
}: Verb<TappedWordInput>): Promise<SavedWord | null> {
  const userId = requireUser(ctx);
  const found = await resolveWord({ text, partOfSpeech: partOfSpeech ?? null }, loadLetter);
  if (!found) return null;
  const row = await ctx.db.savedWord.findFirst({
    where: {
      userId,
      word: found.word,
      partOfSpeech: found.entry?.partOfSpeech ?? '',
      removedAt: null,
    },
    select: savedWordColumns,
  });
  return row && toSavedWord(row);
}
