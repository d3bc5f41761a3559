import type { Phone } from './types';

/** Pairs of sounds that speakers of Mandarin confuse and that tell words apart. */
const PAIRS: readonly (readonly [Phone, Phone])[] = [
  ['TH', 'S'],
  ['TH', 'T'],
  ['TH', 'F'],
  ['DH', 'D'],
  ['DH', 'Z'],
  ['V', 'W'],
  ['V', 'B'],
  ['V', 'F'],
  ['EH', 'AE'],
  ['IH', 'IY'],
  ['UH', 'UW'],
  ['L', 'R'],
  ['N', 'NG'],
  ['M', 'N'],
  ['SH', 'S'],
  ['Z', 'S'],
];

/** Pairs of consonants that differ by their voice, confused at the end of a word. */
const FINAL_PAIRS: readonly (readonly [Phone, Phone])[] = [
  ['B', 'P'],
  ['D', 'T'],
  ['G', 'K'],
  ['JH', 'CH'],
];

const partners = (pairs: typeof PAIRS, phone: Phone): Phone[] =>
  pairs.flatMap(([a, b]) => (a === phone ? [b] : b === phone ? [a] : []));

/** The sounds with which learners confuse a sound.
 *  @param final whether it ends its word */
export const nearSounds = (phone: Phone, final: boolean): Phone[] => [
  ...partners(PAIRS, phone),
  ...(final ? partners(FINAL_PAIRS, phone) : []),
];

/** Consonants that learners drop or add at the end of a word. */
export const finalConsonants: ReadonlySet<Phone> = new Set(
  'B D F G K L M N NG P S T V Z'.split(' '),
);
