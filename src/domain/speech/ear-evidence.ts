import type { AcousticModel } from './acoustic-model';
import type { Segment } from './alignment';
import type { Listening } from './ear';

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
