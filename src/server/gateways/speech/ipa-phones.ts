import { MissingPronunciation } from './missing-pronunciation';

/** Phones by IPA symbol, longest first where one begins with another. Vowels have their stress digit added. */
const SYMBOLS: readonly (readonly [ipa: string, phones: readonly string[]])[] = [
  ['tʃ', ['CH']],
  ['dʒ', ['JH']],
  ['aɪ', ['AY']],
  ['aʊ', ['AW']],
  ['eɪ', ['EY']],
  ['oʊ', ['OW']],
  ['əʊ', ['OW']],
  ['ɔɪ', ['OY']],
  ['ɪə', ['IH', 'AH']],
  ['eə', ['EH', 'AH']],
  ['ʊə', ['UH', 'AH']],
  ['ɑː', ['AA']],
  ['ɔː', ['AO']],
  ['ɜː', ['ER']],
  ['iː', ['IY']],
  ['uː', ['UW']],
  ['ɑ', ['AA']],
  ['ɒ', ['AA']],
  ['ɔ', ['AO']],
  ['æ', ['AE']],
  ['a', ['AE']],
  ['ʌ', ['AH']],
  ['ə', ['AH']],
  ['ɚ', ['ER']],
  ['ɝ', ['ER']],
  ['ɜ', ['ER']],
  ['e', ['EH']],
  ['ɛ', ['EH']],
  ['ɪ', ['IH']],
  ['i', ['IY']],
  ['ʊ', ['UH']],
  ['u', ['UW']],
  ['b', ['B']],
  ['d', ['D']],
  ['ð', ['DH']],
  ['f', ['F']],
  ['ɡ', ['G']],
  ['g', ['G']],
  ['h', ['HH']],
  ['j', ['Y']],
  ['k', ['K']],
  ['l', ['L']],
  ['m', ['M']],
  ['n', ['N']],
  ['ŋ', ['NG']],
  ['p', ['P']],
  ['r', ['R']],
  ['s', ['S']],
  ['ʃ', ['SH']],
  ['t', ['T']],
  ['v', ['V']],
  ['w', ['W']],
  ['z', ['Z']],
  ['ʒ', ['ZH']],
  ['θ', ['TH']],
];
const VOWELS = new Set('AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '));

/** Symbols that stand for a weak vowel where no stress mark precedes them. */
const WEAK = new Set(['ə', 'ɚ', 'ɪ', 'i', 'ʊ', 'u']);

/** Phones with stress digits of one word in a card's IPA: `ˈmɒdərət` → M AA1 D AH0 R AH0 T. ARPAbet has no
 *  vowel of its own for LOT in British English; it is AA, as the dictionary writes the American one. An r after
 *  ɜː or ə that no vowel follows is part of the vowel: ER.
 *  @throws Error naming a symbol that is not one of a learners' dictionary */
export function ipaToPhones(ipa: string): string[] {
  const phones: string[] = [];
  let stress = '';
  let rest = ipa.replaceAll(/[.() ]/g, '');
  while (rest !== '') {
    const mark = rest[0]!;
    if (mark === 'ˈ' || mark === 'ˌ') {
      stress = mark === 'ˈ' ? '1' : '2';
      rest = rest.slice(1);
      continue;
    }
    const [symbol, sounds] = getRow(rest, ipa);
    rest = rest.slice(symbol.length);
    if (symbol === 'r' && /^ER\d$|^AH0$/.test(phones.at(-1) ?? '') && !startsWithVowel(rest)) {
      phones.push(phones.pop()!.replace('AH', 'ER'));
      continue;
    }
    const [first, second] = sounds;
    const digit = stress || (WEAK.has(symbol) ? '0' : '2');
    phones.push(VOWELS.has(first!) ? `${first}${digit}` : first!);
    if (second) phones.push(`${second}0`);
    if (VOWELS.has(first!)) stress = '';
  }
  const vowels = phones.filter((phone) => /\d$/.test(phone));
  // A single syllable is stressed without a mark.
  return vowels.length === 1 ? phones.map((phone) => phone.replace(/\d$/, '1')) : phones;
}

/** A symbol of a card's IPA with the stress mark before it, and its phone. */
interface IpaUnit {
  symbol: string;
  phone: string;
}

/** Splits a card's IPA into symbols of one phone each: the halves of `ɪə` are two, and `ɜː` or `ə` with the r that
 *  colours it is one.
 *  @throws Error naming a symbol that is not one of a learners' dictionary */
export function splitIpa(ipa: string): IpaUnit[] {
  const units: IpaUnit[] = [];
  let mark = '';
  let rest = ipa.replaceAll(/[.() ]/g, '');
  while (rest !== '') {
    if (/^[ˈˌ]/.test(rest)) {
      mark = rest[0]!;
      rest = rest.slice(1);
      continue;
    }
    const [symbol, sounds] = getRow(rest, ipa);
    rest = rest.slice(symbol.length);
    const before = units.at(-1);
    if (
      symbol === 'r' &&
      !mark &&
      before &&
      /[ɜə]ː?$/.test(before.symbol) &&
      !startsWithVowel(rest)
    ) {
      before.symbol += 'r';
      before.phone = 'ER';
      continue;
    }
    const parts = sounds.length > 1 ? [...symbol] : [symbol];
    parts.forEach((part, index) => {
      units.push({ symbol: mark + part, phone: sounds[index]! });
      mark = '';
    });
  }
  return units;
}

function getRow(rest: string, ipa: string) {
  const row = SYMBOLS.find(([symbol]) => rest.startsWith(symbol));
  if (!row)
    throw new MissingPronunciation(
      rest[0]!,
      `“${rest[0]}” in /${ipa}/ is not a symbol that we know.`,
    );
  return row;
}

const startsWithVowel = (rest: string): boolean =>
  SYMBOLS.some(
    ([symbol, [first]]) => VOWELS.has(first!) && rest.replace(/^[ˈˌ]/, '').startsWith(symbol),
  );
