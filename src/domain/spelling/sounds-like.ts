import type { Phone } from '../speech/types';
import { areHomophones, hasHomophones } from './homophones';
import { matchesPronunciation } from './matches-pronunciation';

/** Whether a typed word sounds like the expected word: a listed homophone, or letters that can be read as
 *  one of the word's pronunciations. @param typed lower case */
export function soundsLike(
  typed: string,
  word: string,
  pronunciations: readonly (readonly Phone[])[],
): boolean {
  if (areHomophones(typed, word)) return true;
  // A listed word sounds only like the words of its group.
  if (hasHomophones(typed)) return false;
  const letters = typed.replace(/[^a-z]/g, '');
  return letters !== '' && pronunciations.some((phones) => matchesPronunciation(letters, phones));
}
