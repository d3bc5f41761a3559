import type { Phone } from '../speech/types';
import { GRAPHEMES, singleVowel } from './graphemes';

/** Whether English letters can be read as these sounds: `nite` as N AY T, but not `ship` as SH IY P. The
 *  letters are cut into graphemes in every way, and each grapheme may have any of its usual readings.
 *  @param letters lower case, without marks */
export function matchesPronunciation(letters: string, phones: readonly Phone[]): boolean {
  const mergedPhones = merged(phones);
  const syllables = mergedPhones.filter((phone) => VOWELS.has(phone)).length;
  const dead = new Set<number>();
  const read = (at: number, phoneIndex: number): boolean => {
    if (at === letters.length) return phoneIndex === mergedPhones.length;
    const memoIndex = at * (mergedPhones.length + 1) + phoneIndex;
    if (dead.has(memoIndex)) return false;
    for (const { length, pronunciation } of pronunciationsAt(letters, at, syllables > 1)) {
      if (
        matches(mergedPhones, phoneIndex, pronunciation) &&
        read(at + length, phoneIndex + pronunciation.length)
      )
        return true;
    }
    dead.add(memoIndex);
    return false;
  };
  return read(0, 0);
}

interface LetterPronunciation {
  /** Letters that it takes. */
  length: number;
  pronunciation: readonly Phone[];
}

const VOWELS = new Set('AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '));

function* pronunciationsAt(
  letters: string,
  at: number,
  unstressed: boolean,
): Generator<LetterPronunciation> {
  const letter = letters[at]!;
  // A doubled letter is read once.
  if (at > 0 && letter === letters[at - 1] && !'aeiou'.includes(letter))
    yield { length: 1, pronunciation: [] };
  for (const { spelling, readings, where } of GRAPHEMES.get(letter) ?? []) {
    if (!letters.startsWith(spelling, at)) continue;
    const rest = letters.slice(at + spelling.length);
    if (where && !where(rest, letters.slice(0, at))) continue;
    for (const pronunciation of readings)
      yield { length: spelling.length, pronunciation: merged(pronunciation) };
  }
  for (const pronunciation of singleVowel(letters, at, unstressed))
    yield { length: 1, pronunciation: merged(pronunciation) };
}

function matches(
  mergedPhones: readonly Phone[],
  from: number,
  pronunciation: readonly Phone[],
): boolean {
  return pronunciation.every((phone, index) => mergedPhones[from + index] === phone);
}

/** Most Americans say the vowels of "cot" and "caught" alike, but not those of "far" and "for". */
function merged(phones: readonly Phone[]): Phone[] {
  return phones.map((phone, at) => (phone === 'AO' && phones[at + 1] !== 'R' ? 'AA' : phone));
}
