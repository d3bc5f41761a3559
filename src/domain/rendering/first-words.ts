/** Fewest and most words of the first hint. */
const MIN_WORDS = 1;
const MAX_WORDS = 4;

/** The first words of a sentence, as a hint: a third of it, one to four words, without punctuation at the end. */
export function firstWords(words: readonly string[]): string {
  const count = Math.min(MAX_WORDS, Math.max(MIN_WORDS, Math.round(words.length / 3)));
  return words
    .slice(0, count)
    .join(' ')
    .replace(/(?<![\p{P}\s])[\p{P}\s]+$/u, '');
}
