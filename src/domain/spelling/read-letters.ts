import type { Phone } from '../speech/types';
import { GRAPHEMES, singleVowel } from './graphemes';

/** Whether English letters can be read as these sounds: `nite` as N AY T, but not `ship` as SH IY P. The
 *  letters are cut into graphemes in every way, and each grapheme may have any of its usual readings.
 *  @param letters lower case, without marks */
export function canBeReadAs(letters: string, phones: readonly Phone[]): boolean {
  const sounds = merged(phones);
  const syllables = sounds.filter((phone) => VOWELS.has(phone)).length;
  const dead = new Set<number>();
  const read = (at: number, heard: number): boolean => {
    if (at === letters.length) return heard === sounds.length;
    const place = at * (sounds.length + 1) + heard;
    if (dead.has(place)) return false;
    for (const { length, reading } of readingsAt(letters, at, syllables > 1)) {
      if (matches(sounds, heard, reading) && read(at + length, heard + reading.length)) return true;
    }
    dead.add(place);
    return false;
  };
  return read(0, 0);
}

interface Reading {
  /** Letters that it takes. */
  length: number;
  reading: readonly Phone[];
}

const VOWELS = new Set('AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '));

function* readingsAt(letters: string, at: number, unstressed: boolean): Generator<Reading> {
  const letter = letters[at]!;
  // A doubled letter is read once.
  if (at > 0 && letter === letters[at - 1] && !'aeiou'.includes(letter))
    yield { length: 1, reading: [] };
  for (const { spelling, readings, where } of GRAPHEMES.get(letter) ?? []) {
    if (!letters.startsWith(spelling, at)) continue;
    const rest = letters.slice(at + spelling.length);
    if (where && !where(rest, letters.slice(0, at))) continue;
    for (const reading of readings) yield { length: spelling.length, reading: merged(reading) };
  }
  for (const reading of singleVowel(letters, at, unstressed))
    yield { length: 1, reading: merged(reading) };
}

function matches(sounds: readonly Phone[], from: number, reading: readonly Phone[]): boolean {
  return reading.every((phone, index) => sounds[from + index] === phone);
}

/** Most Americans say the vowels of "cot" and "caught" alike, but not those of "far" and "for". */
function merged(phones: readonly Phone[]): Phone[] {
  return phones.map((phone, at) => (phone === 'AO' && phones[at + 1] !== 'R' ? 'AA' : phone));
}
