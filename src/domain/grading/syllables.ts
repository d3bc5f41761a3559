/** How many syllables an English word has, by its letters: right for about nine in ten, which is enough to
 *  weigh a sentence. At least 1. */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const groups = letters
    .replace(/(?:[^laeiouy]es|[^tdaeiouy]ed|[^aeiouyl]e|[^aeiouy]le(?=s$))$/, (end) =>
      /^[sxzc]es$|^[gj]es$/.test(end) ? end : end.charAt(0),
    )
    .match(/[aeiouy]+/g);
  const parted = letters.match(/i(?:a|o(?!n))|eo(?!u)|ua(?!r)|[^aeiou]y(?:a|o)/g)?.length ?? 0;
  return Math.max(1, (groups?.length ?? 0) + parted);
}
