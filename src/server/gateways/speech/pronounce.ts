import { dictionary } from 'cmu-pronouncing-dictionary';
import { isFunctionWord } from '~/domain/speech/function-words';
import type { Phone, ReferenceWord } from '~/domain/speech/types';
import { withBritishForms } from './gb-variants';

const DICTIONARY_VARIANTS = 4;
const MAX_VARIANTS = 8;

/** An editor's pronunciations by word, which replace the dictionary's. */
export type PronunciationOverrides = Readonly<Record<string, Phone[][]>>;

/** The pronunciations of a text, one reference word a whitespace token, so that token i of the
 *  display text is word i of the reference. Punctuation is dropped, a hyphenated token is the chain
 *  of its parts, both accents count as right (eight variants at most). Publishing time only: the
 *  dictionary is too large for a browser.
 *  @throws Error naming the word that is in neither the dictionary nor the overrides, or the token
 *  that is written in digits */
export function referenceWords(
  text: string,
  overrides: PronunciationOverrides = {},
): ReferenceWord[] {
  const edited = Object.fromEntries(
    Object.entries(overrides).map(([word, variants]) => [normalise(word), variants]),
  );
  const tokens = text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token));
  return tokens.map((token) => {
    const word = normalise(token);
    if (/\p{N}/u.test(word))
      throw new Error(`Write “${token}” in words: digits have many readings.`);
    return {
      text: token,
      pronunciations: pronounce(word, edited),
      functionWord: isFunctionWord(word),
    };
  });
}

/** Lower case, straight apostrophes, no punctuation around; hyphens and apostrophes inside stay. */
function normalise(token: string): string {
  return token
    .toLowerCase()
    .replaceAll(/[’ʼ]/g, "'")
    .replaceAll(/[‐‑–—]/g, '-')
    .replaceAll(/[^\p{L}\p{N}'-]/gu, '')
    .replaceAll(/^['-]+(?=[\p{L}\p{N}])|(?<!s)'+$|-+$/gu, '');
}

function pronounce(word: string, overrides: PronunciationOverrides): Phone[][] {
  const override = overrides[word];
  if (override) return removeDuplicates(override).slice(0, MAX_VARIANTS);
  const american = lookUp(word, overrides) ?? joinVariants(word, overrides);
  if (!american)
    throw new Error(`“${word}” is not in the dictionary: add a pronunciation to overrides.`);
  return removeDuplicates(american.concat(american.flatMap(withBritishForms))).slice(
    0,
    MAX_VARIANTS,
  );
}

/** Looks a word up in the dictionary; a possessive or plural by its stem. */
function lookUp(word: string, overrides: PronunciationOverrides): Phone[][] | null {
  if (overrides[word]) return overrides[word];
  const found = ['', '(2)', '(3)', '(4)', '(5)', '(6)']
    .flatMap((suffix) => dictionary[word + suffix] ?? [])
    .slice(0, DICTIONARY_VARIANTS)
    // Some lines of the dictionary end in a remark: `F AY1 N # irish`.
    .map((line) => line.replace(/ *#.*/, '').replaceAll(/\d/g, '').split(' '));
  if (found.length > 0) return removeDuplicates(found);
  const stem = word.replace(/('s?|(?<=..[^s'])s)$/, '');
  if (stem === word) return null;
  return (
    lookUp(stem, overrides)?.map((phones) =>
      word.endsWith('s') ? [...phones, ...suffixPhones(phones.at(-1)!)] : phones,
    ) ?? null
  );
}

/** Phones of the suffix -s after a phone. */
function suffixPhones(last: Phone): Phone[] {
  if (['S', 'Z', 'SH', 'ZH', 'CH', 'JH'].includes(last)) return ['IH', 'Z'];
  return ['P', 'T', 'K', 'F', 'TH'].includes(last) ? ['S'] : ['Z'];
}

/** Pronunciations of a hyphenated word: every combination of those of its parts. */
function joinVariants(word: string, overrides: PronunciationOverrides): Phone[][] | null {
  const parts = word.split('-').filter(Boolean);
  if (parts.length < 2) return null;
  let chains: Phone[][] = [[]];
  for (const part of parts) {
    const variants = lookUp(part, overrides);
    if (!variants)
      throw new Error(`“${part}” in “${word}” is not in the dictionary: add an override.`);
    chains = chains.flatMap((head) => variants.slice(0, 2).map((tail) => [...head, ...tail]));
  }
  return chains;
}

const removeDuplicates = (variants: readonly Phone[][]): Phone[][] => [
  ...new Map(variants.map((phones) => [phones.join(' '), [...phones]])).values(),
];
