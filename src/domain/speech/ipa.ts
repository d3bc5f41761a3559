import type { Phone } from './types';

export type Accent = 'US' | 'GB';

/** [General American, Southern British] */
const table: Readonly<Record<Phone, readonly [string, string]>> = {
  AA: ['ɑ', 'ɒ'],
  AE: ['æ', 'æ'],
  AH: ['ʌ', 'ʌ'],
  AO: ['ɔ', 'ɔː'],
  AW: ['aʊ', 'aʊ'],
  AY: ['aɪ', 'aɪ'],
  B: ['b', 'b'],
  CH: ['tʃ', 'tʃ'],
  D: ['d', 'd'],
  DH: ['ð', 'ð'],
  EH: ['ɛ', 'e'],
  ER: ['ɝ', 'ɜː'],
  EY: ['eɪ', 'eɪ'],
  F: ['f', 'f'],
  G: ['ɡ', 'ɡ'],
  HH: ['h', 'h'],
  IH: ['ɪ', 'ɪ'],
  IY: ['i', 'iː'],
  JH: ['dʒ', 'dʒ'],
  K: ['k', 'k'],
  L: ['l', 'l'],
  M: ['m', 'm'],
  N: ['n', 'n'],
  NG: ['ŋ', 'ŋ'],
  OW: ['oʊ', 'əʊ'],
  OY: ['ɔɪ', 'ɔɪ'],
  P: ['p', 'p'],
  R: ['r', 'r'],
  S: ['s', 's'],
  SH: ['ʃ', 'ʃ'],
  T: ['t', 't'],
  TH: ['θ', 'θ'],
  UH: ['ʊ', 'ʊ'],
  UW: ['u', 'uː'],
  V: ['v', 'v'],
  W: ['w', 'w'],
  Y: ['j', 'j'],
  Z: ['z', 'z'],
  ZH: ['ʒ', 'ʒ'],
};

/** All phones that a reference may contain. */
export const phones: readonly Phone[] = Object.keys(table);

export const vowels: ReadonlySet<Phone> = new Set(
  'AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '),
);

/** IPA spelling of a phone for learners of an accent, without slashes.
 *  @throws Error for an unknown ARPAbet phone */
export function toIpa(phone: Phone, accent: Accent): string {
  const row = table[phone];
  if (!row) throw new Error(`No such phone: ${phone}`);
  return accent === 'US' ? row[0] : row[1];
}
