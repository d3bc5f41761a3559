import { escapePattern } from './escape-pattern';

/** Normalises case, apostrophes and spaces, so that a word is found in any spelling. */
const plain = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(/[‘’ʼ]/g, "'").replaceAll(/\s+/g, ' ').trim();

/** Whether a sentence has a word, or several in this order, delimited by characters other than letters and
 *  digits.
 *  @param orForm whether a longer word with this beginning counts, such as `walked` for `walk` */
export function hasWord(sentence: string, word: string, { orForm = false } = {}): boolean {
  const end = orForm ? '' : String.raw`(?![\p{L}\p{N}])`;
  const pattern = String.raw`(?<![\p{L}\p{N}])${escapePattern(plain(word))}${end}`;
  return new RegExp(pattern, 'u').test(plain(sentence));
}
