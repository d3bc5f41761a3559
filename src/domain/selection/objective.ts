import { bestWords, type WordChoice } from './best-words';
import { likeness } from './likeness';
import type { OfferedSentence, Stock } from './stock';

const SIZE = 10;
const SAME_PIECE = -0.8;
const SAME_SOURCE = -0.08;
const SAME_TOPIC = -1.5;
const ALIKE = -2.5;
const MISSING = -100;

/** A set of sentences with the words that it teaches best, and what the whole is worth. */
export interface Judged {
  sentences: readonly OfferedSentence[];
  chosen: WordChoice;
  /** By part and in sum (`total`). */
  parts: Record<string, number>;
}

/** What sentences are worth together. A set of k may teach k words, the whole ten. */
export function judge(sentences: readonly OfferedSentence[], stock: Stock): Judged {
  const chosen = bestWords(sentences, stock, Math.min(SIZE, sentences.length));
  const parts: Record<string, number> = {
    words: chosen.worth,
    sentences: sentences.reduce((sum, { worth }) => sum + worth.total!, 0),
    coverage: chosen.shown,
    sentencesUsed: chosen.used,
    variety: chosen.variety,
    spread: spread(sentences),
    topics: alike(sentences, ({ topic }) => topic, SAME_TOPIC),
    redundancy: alike(sentences, ({ about }) => about, ALIKE),
    missing: MISSING * Math.max(0, sentences.length - chosen.words.length),
  };
  parts.total = Object.values(parts).reduce((sum, part) => sum + part, 0);
  return { sentences, chosen, parts };
}

/** Each further sentence of a piece costs more than the one before, so does each of a source. */
function spread(sentences: readonly OfferedSentence[]): number {
  const pairs = (keyOf: (sentence: OfferedSentence) => string) => {
    const counts = new Map<string, number>();
    for (const sentence of sentences)
      counts.set(keyOf(sentence), (counts.get(keyOf(sentence)) ?? 0) + 1);
    return [...counts.values()].reduce((sum, n) => sum + (n * (n - 1)) / 2, 0);
  };
  return SAME_PIECE * pairs(({ pieceId }) => pieceId) + SAME_SOURCE * pairs(({ source }) => source);
}

/** What likeness of any two costs. */
function alike(
  sentences: readonly OfferedSentence[],
  lemmas: (sentence: OfferedSentence) => readonly string[],
  price: number,
): number {
  let sum = 0;
  for (let i = 0; i < sentences.length; i++)
    for (let j = 0; j < i; j++) sum += likeness(lemmas(sentences[i]!), lemmas(sentences[j]!));
  return price * sum;
}
