import type { Phone } from '../speech/types';
import { GRAPHEMES, singleVowel } from './graphemes';

/** Whether English letters can be read as these phones: `nite` as N AY T, but not `ship` as SH IY P. Tries
 *  every way to cut the letters into graphemes, with any of the usual readings of each.
 *  @param letters lower case, without punctuation */
export function matchesPronunciation(letters: string, phones: readonly Phone[]): boolean {
  const mergedPhones = mergeLowBackVowels(phones);
  const syllables = mergedPhones.filter((phone) => VOWELS.has(phone)).length;
  const deadEnds = new Set<number>();
  const read = (letterIndex: number, phoneIndex: number): boolean => {
    if (letterIndex === letters.length) return phoneIndex === mergedPhones.length;
    const memoIndex = letterIndex * (mergedPhones.length + 1) + phoneIndex;
    if (deadEnds.has(memoIndex)) return false;
    for (const { length, pronunciation } of pronunciationsAt(letters, letterIndex, syllables > 1)) {
      if (
        matches(mergedPhones, phoneIndex, pronunciation) &&
        read(letterIndex + length, phoneIndex + pronunciation.length)
      )
        return true;
    }
    deadEnds.add(memoIndex);
    return false;
  };
  return read(0, 0);
}

interface LetterPronunciation {
  /** Number of letters. */
  length: number;
  pronunciation: readonly Phone[];
}

const VOWELS = new Set('AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '));

function* pronunciationsAt(
  letters: string,
  index: number,
  unstressed: boolean,
): Generator<LetterPronunciation> {
  const letter = letters[index]!;
  // The second of two equal consonants is silent.
  if (index > 0 && letter === letters[index - 1] && !'aeiou'.includes(letter))
    yield { length: 1, pronunciation: [] };
  for (const { spelling, readings, condition } of GRAPHEMES.get(letter) ?? []) {
    if (!letters.startsWith(spelling, index)) continue;
    const rest = letters.slice(index + spelling.length);
    if (condition && !condition(rest, letters.slice(0, index))) continue;
    for (const pronunciation of readings)
      yield { length: spelling.length, pronunciation: mergeLowBackVowels(pronunciation) };
  }
  for (const pronunciation of singleVowel(letters, index, unstressed))
    yield { length: 1, pronunciation: mergeLowBackVowels(pronunciation) };
}

function matches(
  mergedPhones: readonly Phone[],
  from: number,
  pronunciation: readonly Phone[],
): boolean {
  return pronunciation.every((phone, index) => mergedPhones[from + index] === phone);
}

/** Merges AO into AA except before R: most Americans say the vowels of "cot" and "caught" alike, but not
 *  those of "far" and "for". */
function mergeLowBackVowels(phones: readonly Phone[]): Phone[] {
  return phones.map((phone, i) => (phone === 'AO' && phones[i + 1] !== 'R' ? 'AA' : phone));
}
