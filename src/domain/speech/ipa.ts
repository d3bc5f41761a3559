import { toTable } from '~/lib/to-table';
import type { Accent } from './accent';
import type { Phone } from './types';

/** [General American, Southern British], as learners' dictionaries write a sound by itself. In a word the
 *  card's spelling is used instead: `PhoneResult.symbols`. */
const table = toTable<readonly [string, string]>({
  AA: ['ɑː', 'ɒ'],
  AE: ['æ', 'æ'],
  AH: ['ʌ', 'ʌ'],
  AO: ['ɔː', 'ɔː'],
  AW: ['aʊ', 'aʊ'],
  AY: ['aɪ', 'aɪ'],
  B: ['b', 'b'],
  CH: ['tʃ', 'tʃ'],
  D: ['d', 'd'],
  DH: ['ð', 'ð'],
  EH: ['e', 'e'],
  ER: ['ɜːr', 'ɜː'],
  EY: ['eɪ', 'eɪ'],
  F: ['f', 'f'],
  G: ['ɡ', 'ɡ'],
  HH: ['h', 'h'],
  IH: ['ɪ', 'ɪ'],
  IY: ['iː', 'iː'],
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
  UW: ['uː', 'uː'],
  V: ['v', 'v'],
  W: ['w', 'w'],
  Y: ['j', 'j'],
  Z: ['z', 'z'],
  ZH: ['ʒ', 'ʒ'],
});

/** All phones that a reference may contain. */
export const phones: readonly Phone[] = [...table.keys()];

export const vowels: ReadonlySet<Phone> = new Set(
  'AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '),
);

/** IPA spelling of a phone by itself for learners of an accent, without slashes.
 *  @throws Error for an unknown ARPAbet phone */
export function toIpa(phone: Phone, accent: Accent): string {
  const row = table.get(phone);
  if (!row) throw new Error(`No such phone: ${phone}`);
  return accent === 'US' ? row[0] : row[1];
}

/** A phone with its parts of the cards' IPA. */
interface SpelledPhone {
  target: Phone;
  symbols?: Readonly<Record<Accent, string>> | undefined;
}

/** A phone of a word as the card of an accent writes it, with the stress mark before it; empty where the card does
 *  not write it. Without a card's parts it is the sound by itself. */
export const symbolOf = ({ target, symbols }: SpelledPhone, accent: Accent): string =>
  symbols?.[accent] ?? toIpa(target, accent);

/** The same without the stress mark, for a sentence about the sound. */
export const soundOf = (phone: SpelledPhone, accent: Accent): string =>
  symbolOf(phone, accent).replaceAll(/[ˈˌ]/g, '') || toIpa(phone.target, accent);
