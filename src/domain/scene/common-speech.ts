import type { ReferenceWord } from '~/domain/speech/types';

/** Greatest share of a reply that may be common to it and to another reply of its turn. */
export const MAX_COMMON_SPEECH = 0.35;

/** The share of a reply that somebody who says the other one has said, too: the phones of the words that both have in
 *  the same order, by the phones of the shorter one. The aligner finds words in order and weights them by their phones,
 *  so that this is how much of the wrong reply it finds, 0 … 1, if it hears every word rightly. */
export function commonSpeech(one: readonly ReferenceWord[], other: readonly ReferenceWord[]) {
  const shorter = Math.min(phones(one), phones(other));
  let row = other.map(() => 0);
  for (const word of one) {
    const before = row;
    row = [];
    other.forEach((wanted, i) => {
      const diagonal = (before[i - 1] ?? 0) + (soundsLike(word, wanted) ? phones([word]) : 0);
      row.push(Math.max(diagonal, before[i]!, row[i - 1] ?? 0));
    });
  }
  return (row.at(-1) ?? 0) / shorter;
}

const phones = (words: readonly ReferenceWord[]): number =>
  words.reduce((sum, { pronunciations }) => sum + pronunciations[0]!.length, 0);

const soundsLike = (one: ReferenceWord, other: ReferenceWord): boolean =>
  one.pronunciations[0]!.join(' ') === other.pronunciations[0]!.join(' ');
