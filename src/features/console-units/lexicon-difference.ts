import { hasSameMeanings } from '~/domain/lexicon/unit-meaning';
import type { DraftWord } from '~/schemas/news';
import type { WordField } from './draft-changes';

/** The lexicon's meaning of a draft's word where the typed one differs from it; null where they are the same, and where
 *  there is nothing to compare: the lexicon's meaning is that of the saved word, and a word that is being changed may
 *  have another one.
 *  @param lexiconMeaning null where the lexicon has no entry
 *  @param typed gives the present value of a field */
export function lexiconDifference(
  word: Pick<DraftWord, 'text' | 'partOfSpeech'>,
  lexiconMeaning: string | null,
  typed: (field: WordField) => string,
): string | null {
  if (typed('text') !== word.text || typed('partOfSpeech') !== word.partOfSpeech) return null;
  if (lexiconMeaning === null || hasSameMeanings(typed('meaning'), lexiconMeaning)) return null;
  return lexiconMeaning;
}
