import 'server-only';
import type { Gaps } from '~/domain/news/draft-gaps';
import type { DraftItems } from '~/schemas/news';
import { referenceWords } from '~/server/gateways/speech/pronounce';

/** Texts that the scorer could not follow: a word that is in no dictionary and has no pronunciation of the
 *  editor's, or a number in digits. */
export function unspeakable({ words, sentences }: DraftItems): Gaps {
  const gaps: Gaps = {};
  const check = (field: string, pronounce: () => unknown) => {
    try {
      pronounce();
    } catch (error) {
      gaps[field] = `cannot be spoken: ${(error as Error).message}`;
    }
  };
  for (const [at, { text, pronunciations }] of words.entries())
    check(`words.${at + 1}.text`, () =>
      referenceWords(text, pronunciations && { [text.toLowerCase()]: pronunciations }),
    );
  for (const [at, { text, pronunciations }] of sentences.entries())
    check(`sentences.${at + 1}.text`, () => referenceWords(text, pronunciations));
  return gaps;
}
