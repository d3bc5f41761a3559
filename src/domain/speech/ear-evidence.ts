import type { AcousticModel } from './acoustic-model';
import type { AdaptedRecording, FittedPhones } from './adapted-recording';
import { alignInPlace } from './align-in-place';
import type { Segment } from './alignment';
import type { WordPronunciations } from './alignment-graph';
import type { Listening, PlacedSound } from './ear';

/** Asks the ear for each word of a text where it was aligned.
 *  @param sounds of the text, in order  @param words number of words
 *  @returns by word; null for a word that was not found */
export function earMeasurements(
  { phones }: Pick<AcousticModel, 'phones'>,
  listening: Listening,
  sounds: readonly { segment: Pick<Segment, 'phone' | 'word' | 'first' | 'last'> }[],
  words: number,
): (number[] | null)[] {
  const measured = listening.measureWords(
    sounds.map(({ segment: { phone, word, first, last } }) => ({
      phone: phones[phone]!,
      word,
      first,
      last,
    })),
  );
  return Array.from({ length: words }, (_, word) => measured.get(word) ?? null);
}

/** The ear's log odds of any pronunciations in the place of a word that was found; null without an ear, and where they
 *  do not fit. */
export function earOddsInPlace(
  model: AcousticModel,
  { listening, emissions }: Pick<AdaptedRecording, 'listening' | 'emissions'>,
  { mixture }: Pick<FittedPhones, 'mixture'>,
  word: number,
  variants: WordPronunciations,
): number | null {
  if (!listening) return null;
  const segments = mixture.map(({ segment }) => segment);
  const sounds = alignInPlace(model, emissions, segments, word, variants);
  if (!sounds) return null;
  const placed = sounds.map(
    ({ phone, ...place }): PlacedSound => ({ phone: model.phones[phone]!, ...place }),
  );
  return listening.measureWords(placed, word).get(word)?.[0] ?? null;
}
