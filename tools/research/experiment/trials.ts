import { seededRandom } from '~/domain/seeded-random';
import type { ReferenceWord } from '~/domain/speech/types';
import type { CorpusUtterance } from './corpus';
import { type NearText, nearTexts } from './near-words';

/** A recording's right text, a wrong one, the right one with one word exchanged, and each with one word exchanged
 *  by a near word. */
export interface Trial {
  utterance: CorpusUtterance;
  wrong: ReferenceWord[];
  /** Null when no word of the text is long enough. */
  swapped: { words: ReferenceWord[]; index: number } | null;
  near: NearText[];
}

const MIN_SWAPPED_PHONES = 3;
const NEIGHBOURS = 6;

/** Number of phones of a word, by its first pronunciation. */
export const phoneCount = (word: ReferenceWord): number => word.pronunciations[0]!.length;

const toText = (words: readonly ReferenceWord[]) => words.map(({ text }) => text).join(' ');

/** Makes one trial for each utterance. The wrong text is another prompt of about the same length. The swap
 *  replaces a content word of three phones or more by another word of the corpus whose length differs by at
 *  most one phone. Deterministic by seed. */
export function makeTrials(utterances: readonly CorpusUtterance[], seed: number): Trial[] {
  const random = seededRandom(seed);
  // Near words have a random sequence of their own, so that the other texts stay those of earlier benchmarks.
  const nearRandom = seededRandom(seed + 1000);
  const pick = <T>(items: readonly T[]): T | undefined =>
    items[Math.floor(random() * items.length)];
  const vocabulary = [
    ...new Map(utterances.flatMap(({ words }) => words.map((word) => [word.text, word]))).values(),
  ];
  const byLength = [...utterances].sort(
    (a, b) => toText(a.words).length - toText(b.words).length || (a.id < b.id ? -1 : 1),
  );

  const swap = (words: ReferenceWord[]): Trial['swapped'] => {
    const index = pick(
      [...words.keys()].filter(
        (i) => !words[i]!.functionWord && phoneCount(words[i]!) >= MIN_SWAPPED_PHONES,
      ),
    );
    if (index === undefined) return null;
    const old = words[index]!;
    const word = pick(
      vocabulary.filter(
        (other) => other.text !== old.text && Math.abs(phoneCount(other) - phoneCount(old)) <= 1,
      ),
    );
    // The new word keeps the mark of the old one, so that the scorer cannot tell that a content word was
    // exchanged for a function word.
    return word ? { words: words.with(index, { ...word, functionWord: false }), index } : null;
  };

  return byLength.map((utterance, i) => {
    const text = toText(utterance.words);
    const others = byLength
      .slice(Math.max(0, i - NEIGHBOURS), i + NEIGHBOURS + 1)
      .filter((other) => toText(other.words) !== text);
    const wrong = pick(
      others.length > 0 ? others : byLength.filter((other) => other !== utterance),
    );
    if (!wrong) throw new Error('A corpus needs at least two different texts.');
    const near = nearTexts(utterance.words, nearRandom);
    return { utterance, wrong: wrong.words, swapped: swap(utterance.words), near };
  });
}
