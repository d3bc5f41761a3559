import 'server-only';
import { gapSentence } from '~/domain/saved-word/gap-sentence';
import { findSavedEntry } from '~/domain/saved-word/resolve-word';
import type { LessonItem, ReviewItem } from '~/schemas/lesson';
import { loadLetter } from '~/server/gateways/lexicon/load-letter';
import type { SavedWord } from '~/server/prisma-client/client';

/** Between the meanings of a word. */
const MEANING_SEPARATOR = '；';

/** A saved word as an item of the review: its meanings and the sentence in which it was met, with a gap, are the
 *  question. One of them is enough.
 *  @param audio its clips; null where there are none */
export async function toSavedWordItem(
  { id, word, partOfSpeech, sentence, reference }: SavedWord,
  audio: LessonItem['audio'] | null,
): Promise<ReviewItem> {
  const entry = await findSavedEntry({ word, partOfSpeech }, loadLetter);
  return {
    id,
    kind: 'WORD',
    position: null,
    text: word,
    translation: entry?.meanings.join(MEANING_SEPARATOR) ?? '',
    partOfSpeech: entry?.partOfSpeech ?? null,
    ipa: entry?.ipa ?? null,
    example: sentence,
    exampleTranslation: null,
    reference: reference as unknown as LessonItem['reference'],
    audio,
    gapped: sentence && (await gapSentence(sentence, word, loadLetter)),
  };
}
