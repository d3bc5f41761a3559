import { getZipf } from '../grading/word-lists';
import type { ParsedArticle } from './types';

const KEYWORDS = 8;
/** Upper end of the Zipf scale. */
const MAX_ZIPF = 7;

/** Keywords of an article: its most frequent nouns and names, weighted by their rarity in English. */
export function getTopic({ sentences }: ParsedArticle): string[] {
  const weights = new Map<string, number>();
  for (const { tokens } of sentences)
    for (const { lemma, pos } of tokens)
      if ((pos === 'NOUN' || pos === 'PROPN') && /^\p{L}{3,}$/u.test(lemma))
        weights.set(
          lemma,
          (weights.get(lemma) ?? 0) + MAX_ZIPF - Math.min(MAX_ZIPF, getZipf(lemma)),
        );
  return [...weights]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, KEYWORDS)
    .map(([lemma]) => lemma);
}
