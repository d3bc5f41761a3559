import 'server-only';
import { type Problems, unspeakable } from '~/domain/news/problem';
import type { DraftItems } from '~/schemas/news';
import { ipaToPhones } from '~/server/gateways/speech/ipa-phones';
import { toOverrides } from '~/server/gateways/speech/known-words';
import { MissingPronunciation } from '~/server/gateways/speech/missing-pronunciation';
import { referenceWords } from '~/server/gateways/speech/pronounce';

/** Texts that the scorer cannot align: a word that is in no dictionary and has no pronunciation from the
 *  editor, a number in digits, or a symbol that is not of the IPA. */
export function missingPronunciations({ words, sentences }: DraftItems): Problems {
  const missing: Problems = {};
  const check = (field: string, pronounce: () => unknown) => {
    try {
      pronounce();
    } catch (error) {
      const word = error instanceof MissingPronunciation ? error.word : '';
      missing[field] = unspeakable(word, (error as Error).message);
    }
  };
  for (const [index, { text, ipa, example, pronunciations }] of words.entries()) {
    const overrides = toOverrides({ text, pronunciations });
    check(`words.${index + 1}.text`, () => referenceWords(text, { overrides }));
    check(`words.${index + 1}.ipa`, () => [ipa.us, ipa.gb].map(ipaToPhones));
    if (example !== '')
      check(`words.${index + 1}.example`, () => referenceWords(example, { overrides }));
  }
  for (const [index, { text, pronunciations }] of sentences.entries())
    check(`sentences.${index + 1}.text`, () => referenceWords(text, { overrides: pronunciations }));
  return missing;
}
