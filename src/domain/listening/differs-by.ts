import type { Phone } from '../speech/types';
import { CONTRAST_SOUNDS, type Contrast } from './contrast';

/** Whether two pronunciations differ by the sounds of a contrast in one place, and in nothing else. A sound that one
 *  of them lacks is at the end of the other.
 *  @param first,second ARPAbet without stress, in the order of the contrast */
export function differsBy(
  contrast: Contrast,
  first: readonly Phone[],
  second: readonly Phone[],
): boolean {
  return CONTRAST_SOUNDS[contrast].some(([a, b]) => {
    if (a === null)
      return (
        second.length === first.length + 1 &&
        second.at(-1) === b &&
        first.every((phone, place) => phone === second[place])
      );
    const places = first.flatMap((phone, place) => (phone === second[place] ? [] : [place]));
    return (
      first.length === second.length &&
      places.length === 1 &&
      first[places[0]!] === a &&
      second[places[0]!] === b
    );
  });
}
