import { policy } from './policy';
import type { ReferenceWord } from './types';

/** The shortest speech that can be a text, seconds: it grows with the phones of the text's shortest pronunciation, so
 *  that a short word said at normal speed is heard, and a click or two are still no speech. Without a text it is that
 *  of a longer one.
 *  @param reference each word with its pronunciations */
export function shortestSpeech(reference: readonly ReferenceWord[] = []): number {
  const { least, perPhone, base, most } = policy.level.shortestSpeech;
  if (reference.length === 0) return most;
  const phones = reference.reduce((sum, { pronunciations }) => sum + shortest(pronunciations), 0);
  return Math.min(most, Math.max(least, base + perPhone * phones));
}

const shortest = (pronunciations: ReferenceWord['pronunciations']): number =>
  Math.min(...pronunciations.map((phones) => phones.length));
