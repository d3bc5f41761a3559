import 'server-only';
import { unitMeaning } from '~/domain/lexicon/unit-meaning';
import type { DraftWord } from '~/schemas/news';
import { findEntries } from '~/server/gateways/lexicon/find-entries';

/** The lexicon's meaning of each word, as a unit writes it; null for a word without an entry of its part of speech. */
export const findLexiconMeanings = (
  words: readonly Pick<DraftWord, 'text' | 'partOfSpeech'>[],
): Promise<(string | null)[]> =>
  Promise.all(
    words.map(async ({ text, partOfSpeech }) => unitMeaning(await findEntries(text, partOfSpeech))),
  );
