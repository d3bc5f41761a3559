/** Number of syllables of an English word, counted from its letters; at least 1. Right for about nine words
 *  in ten, which is enough to grade a sentence. */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const groups = letters
    .replace(/(?:[^laeiouy]es|[^tdaeiouy]ed|[^aeiouyl]e|[^aeiouy]le(?=s$))$/, (end) =>
      /^[sxzc]es$|^[gj]es$/.test(end) ? end : end.charAt(0),
    )
    .match(/[aeiouy]+/g);
  const hiatuses = letters.match(/i(?:a|o(?!n))|eo(?!u)|ua(?!r)|[^aeiou]y(?:a|o)/g)?.length ?? 0;
  return Math.max(1, (groups?.length ?? 0) + hiatuses);
}
