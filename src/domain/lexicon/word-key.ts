const isWordStart = (character: string) => /[\p{L}']/u.test(character);
const isWordEnd = (character: string) => /[\p{L}\p{M}.']/u.test(character);

/** The key of a word or form in the lexicon: lower case, straight apostrophes, composed accents, without the
 *  punctuation around it. Empty for a text without a letter. */
export function wordKey(text: string): string {
  const characters = [...text.normalize('NFC').toLowerCase().replaceAll('’', "'")];
  const start = characters.findIndex(isWordStart);
  const end = characters.findLastIndex(isWordEnd);
  return (start < 0 ? '' : characters.slice(start, end + 1).join(''))
    .replace(/^'(?!(?:m|re|s|d|ll|ve)$)/, '')
    .replace(/(?<!s)'$/, '')
    .replace(/^(\p{L}{2,})\.$/u, '$1');
}

/** The name of the file in which a word is: its first letter from `a` to `z` without accents. Null for a word that
 *  begins with no such letter, which no file has.
 *  @param key as by `wordKey` */
export function letterOf(key: string): string | null {
  const letter = key.normalize('NFD').match(/\p{L}/u)?.[0] ?? '';
  return /^[a-z]$/.test(letter) ? letter : null;
}
