import { MAX_WORD_LENGTH } from '~/domain/lexicon/entry';
import { wordKey } from '~/domain/lexicon/word-key';

const LATIN_LETTER = /\p{Script=Latin}/u;

/** A word of a text as it is saved where the lexicon lacks it: with its capitals, composed accents and straight
 *  apostrophes, without the punctuation around it. Null for a text that cannot be saved: figures, signs, another
 *  script, or more than `MAX_WORD_LENGTH` letters. */
export function savableText(text: string): string | null {
  const key = wordKey(text);
  if (!LATIN_LETTER.test(key) || key.length > MAX_WORD_LENGTH) return null;
  const plain = text.normalize('NFC').replaceAll('’', "'");
  const start = plain.toLowerCase().indexOf(key);
  const asWritten = plain.slice(start, start + key.length);
  return start >= 0 && asWritten.toLowerCase() === key ? asWritten : key;
}
