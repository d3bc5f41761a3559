import { type LoadLetter, lookUp } from '~/domain/lexicon/look-up';
import { wordKey } from '~/domain/lexicon/word-key';
import { escapePattern } from '../escape-pattern';

/** What stands in the place of a word. */
const GAP = '____';

/** A sentence with gaps in the place of a word in any of its forms: *She rowed home* asks for `row`. Null when the word
 *  is not found in it, so that the sentence could give the answer away. */
export async function gapSentence(
  sentence: string,
  word: string,
  load: LoadLetter,
): Promise<string | null> {
  const gapped = /\s/.test(word) ? gapPhrase(sentence, word) : await gapForms(sentence, word, load);
  return gapped === sentence ? null : gapped;
}

const gapPhrase = (sentence: string, phrase: string): string =>
  sentence.replace(
    new RegExp(`(?<!\\p{L})${escapePattern(phrase).replaceAll(/\s+/g, '\\s+')}(?!\\p{L})`, 'giu'),
    GAP,
  );

async function gapForms(sentence: string, word: string, load: LoadLetter): Promise<string> {
  const tokens = sentence.split(/(\s+|—|–)/);
  const gapped = await Promise.all(
    tokens.map(async (token) => ((await isForm(token, word, load)) ? gapToken(token) : token)),
  );
  return gapped.join('');
}

async function isForm(token: string, word: string, load: LoadLetter): Promise<boolean> {
  const key = wordKey(token);
  if (key === '') return false;
  if (key === wordKey(word)) return true;
  const parts = (await lookUp(token, load))?.parts ?? [];
  return parts.some(({ entries }) => entries.some((entry) => entry.word === word));
}

/** The token with a gap for its letters; the punctuation around it stays. */
const gapToken = (token: string): string => token.replace(/\p{L}.*[\p{L}\p{M}]|\p{L}/u, GAP);
