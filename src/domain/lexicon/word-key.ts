/** The key of a word or form in the lexicon: lower case, straight apostrophes, composed accents, without the
 *  punctuation around it. Empty for a text without a letter. */
export const wordKey = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[^\p{L}']+|[^\p{L}\p{M}.']+$/gu, '')
    .replace(/^'(?!(m|re|s|d|ll|ve)$)|(?<!s)'$/g, '')
    .replace(/^(\p{L}{2,})\.$/u, '$1');

/** The name of the file in which a word is: its first letter from `a` to `z` without accents. Null for a word that
 *  begins with no such letter, which no file has.
 *  @param key as by `wordKey` */
export function letterOf(key: string): string | null {
  const letter = key.normalize('NFD').replace(/^[^\p{L}]+/u, '')[0] ?? '';
  return /^[a-z]$/.test(letter) ? letter : null;
}
