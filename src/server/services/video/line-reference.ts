import type { ReferenceWord } from '~/domain/speech/types';
import { spokenWords } from '~/domain/video-lines/word-times';
import type { MediaCue, MediaStudy } from '~/schemas/media-lesson';
import { type KnownWords, toCards } from '~/server/gateways/speech/known-words';
import { normaliseToken, referenceWords } from '~/server/gateways/speech/pronounce';

/** Words of a text that neither the dictionary nor the video itself can pronounce, including digits.
 *  @param known pronunciations of the video's cards and earlier lines */
export function unknownWords(text: string, known: KnownWords = {}): string[] {
  return spokenWords(text).filter((word) => {
    try {
      referenceWords(word, known);
      return false;
    } catch {
      return true;
    }
  });
}

/** A video's own pronunciations: its cards, and those of the existing lines for words that no dictionary has. */
export function knownWordsOf(cues: readonly MediaCue[], { vocabulary }: MediaStudy): KnownWords {
  const cards = toCards(vocabulary);
  const overrides = new Map<string, string[][]>();
  for (const { text, pronunciations } of cues.flatMap(({ reference }) => reference)) {
    const word = normaliseToken(text);
    if (!overrides.has(word) && unknownWords(word).length > 0) overrides.set(word, pronunciations);
  }
  return { cards, overrides };
}

/** The pronunciations of a line. A line with an unknown word has none: it is shown, and cannot be practised aloud. */
export function lineReference(text: string, known: KnownWords): ReferenceWord[] {
  if (spokenWords(text).length === 0 || unknownWords(text, known).length > 0) return [];
  return referenceWords(text, known);
}
