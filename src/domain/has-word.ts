import { escapePattern } from './escape-pattern';

/** One case, one apostrophe and one space, so that a word is found however it is typed. */
const plain = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(/[‘’ʼ]/g, "'").replaceAll(/\s+/g, ' ').trim();

/** Whether a sentence has a word, or several in this order, between signs that are neither letters nor digits.
 *  @param orForm whether a longer word that begins so counts, as `walked` for `walk` */
export function hasWord(sentence: string, word: string, { orForm = false } = {}): boolean {
  const end = orForm ? '' : String.raw`(?![\p{L}\p{N}])`;
  const pattern = String.raw`(?<![\p{L}\p{N}])${escapePattern(plain(word))}${end}`;
  return new RegExp(pattern, 'u').test(plain(sentence));
}
