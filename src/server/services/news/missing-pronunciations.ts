import 'server-only';
import type { MissingFields } from '~/domain/news/missing-fields';
import type { DraftItems } from '~/schemas/news';
import { referenceWords } from '~/server/gateways/speech/pronounce';

/** Texts that the scorer cannot align: a word that is in no dictionary and has no pronunciation of the
 *  editor's, or a number in digits. */
export function missingPronunciations({ words, sentences }: DraftItems): MissingFields {
  const missing: MissingFields = {};
  const check = (field: string, pronounce: () => unknown) => {
    try {
      pronounce();
    } catch (error) {
      missing[field] = `cannot be spoken: ${(error as Error).message}`;
    }
  };
  for (const [index, { text, pronunciations }] of words.entries())
    check(`words.${index + 1}.text`, () =>
      referenceWords(text, pronunciations && { [text.toLowerCase()]: pronunciations }),
    );
  for (const [index, { text, pronunciations }] of sentences.entries())
    check(`sentences.${index + 1}.text`, () => referenceWords(text, pronunciations));
  return missing;
}
