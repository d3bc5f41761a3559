import { toTable } from '~/lib/to-table';
import { findBathVowel, isLotVowel } from './british-vowels';
import { cardPhones, type WordClass } from './card-phones';
import { hasBritishYod } from './gb-variants';

/** IPA by ARPAbet vowel: [General American, Southern British], as in learners' dictionaries. */
const VOWELS = toTable<readonly [string, string]>({
  AA: ['ɑː', 'ɒ'],
  AE: ['æ', 'æ'],
  AH: ['ʌ', 'ʌ'],
  AO: ['ɔː', 'ɔː'],
  AW: ['aʊ', 'aʊ'],
  AY: ['aɪ', 'aɪ'],
  EH: ['e', 'e'],
  ER: ['ɜːr', 'ɜː'],
  EY: ['eɪ', 'eɪ'],
  IH: ['ɪ', 'ɪ'],
  IY: ['iː', 'iː'],
  OW: ['oʊ', 'əʊ'],
  OY: ['ɔɪ', 'ɔɪ'],
  UH: ['ʊ', 'ʊ'],
  UW: ['uː', 'uː'],
});
const WEAK_VOWELS = toTable<readonly [string, string]>({
  AH: ['ə', 'ə'],
  ER: ['ər', 'ə'],
  IY: ['i', 'i'],
  UW: ['u', 'u'],
});
const CONSONANTS = toTable<string>({
  B: 'b',
  CH: 'tʃ',
  D: 'd',
  DH: 'ð',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  JH: 'dʒ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  P: 'p',
  R: 'r',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  V: 'v',
  W: 'w',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
});

/** Consonant clusters that an English syllable may begin with. */
const ONSETS = new Set(
  'P R,P L,P Y,B R,B L,B Y,T R,T W,T Y,D R,D W,D Y,K R,K L,K W,K Y,G R,G L,G W,F R,F L,F Y,V Y,TH R,TH W,SH R,HH Y,M Y,N Y,L Y,S P,S T,S K,S M,S N,S L,S W,S F,S P R,S P L,S P Y,S T R,S T Y,S K R,S K W,S K Y,S K L'.split(
    ',',
  ),
);

/** Proposed IPA of a word without slashes, from the CMU dictionary; an editor confirms it. The British form is
 *  derived (no R before consonants, the vowels of LOT, GOAT, BATH and NEAR), since the dictionary has none.
 *  Null when the word is not in it.
 *  @param partOfSpeech decides the stress of a word that is both a noun and a verb: `upgrade` */
export function toDictionaryIpa(
  word: string,
  partOfSpeech?: WordClass,
): { us: string; gb: string } | null {
  const spelled = word.toLowerCase().replaceAll('’', "'");
  const phones = cardPhones(spelled, partOfSpeech);
  return phones && { us: writeIpa(spelled, phones, 0), gb: writeIpa(spelled, phones, 1) };
}

/** The IPA of a word's phones, with stress, as a card would write it.
 *  @param phones ARPAbet with stress digits
 *  @param accent 0 for General American, 1 for Southern British */
export function writeIpa(word: string, phones: readonly string[], accent: 0 | 1): string {
  const prefix = stressedPrefix(word, phones);
  if (prefix) return prefix + writeIpa(word.slice(2), phones.slice(2), accent);
  const marks = stressMarks(phones);
  const phonemes = phones.map(
    (_, index) => (marks.get(index) ?? '') + symbol(word, phones, index, accent),
  );
  return normaliseIpa(word, phonemes.join(''));
}

/** The IPA of `un-` and `up-` before a word, which keep their full vowel: `ʌn` in *unable*, `ˌʌp` in *update*;
 *  null for a word without them, such as *until*. */
function stressedPrefix(word: string, phones: readonly string[]): string | null {
  const [first = '', second, ...rest] = phones;
  const isPrefix =
    /^(un|up)/.test(word) &&
    /^AH[02]$/.test(first) &&
    second === word[1]!.toUpperCase() &&
    !WHOLE_WORDS.has(word) &&
    cardPhones(word.slice(2)) !== null;
  if (!isPrefix) return null;
  const isNextStressed = rest.find(isVowel)?.endsWith('1');
  const stress = second === 'P' || !isNextStressed ? 'ˌ' : '';
  // A word of a single syllable has no stress mark.
  const isLast = rest.filter(isVowel).length === 1;
  return `${stress}ʌ${word[1]}${isLast ? 'ˈ' : ''}`;
}

/** Words that only look as if they had a prefix. */
const WHOLE_WORDS = new Set(['unless', 'until', 'unto', 'upon']);

/** Stress marks by the index of the first phone of their syllable. Of two stressed syllables in a row, and
 *  after the main one, the weaker has none. */
function stressMarks(phones: readonly string[]): Map<number, string> {
  const vowels = phones.flatMap((phone, index) => (isVowel(phone) ? [index] : []));
  const main = vowels.findLast((index) => phones[index]!.endsWith('1')) ?? -1;
  const marks = new Map<number, string>();
  vowels.forEach((vowel, nth) => {
    if (vowels.length === 1 || phones[vowel]!.endsWith('0') || vowel > main) return;
    const next = vowels[nth + 1];
    const isMain = vowel === main;
    if (
      !isMain &&
      next !== undefined &&
      !phones[next]!.endsWith('0') &&
      phones[vowel]!.endsWith('2')
    )
      return;
    marks.set(syllableStart(phones, vowel), isMain ? 'ˈ' : 'ˌ');
  });
  return marks;
}

/** Index of the first phone of a vowel's syllable: as many consonants before it as may begin a syllable. */
function syllableStart(phones: readonly string[], vowel: number): number {
  let start = vowel;
  while (start > 0 && !isVowel(phones[start - 1]!)) {
    const onset = phones.slice(start - 1, vowel);
    const single = onset.length === 1 && onset[0] !== 'NG';
    if (!single && !ONSETS.has(onset.join(' '))) break;
    start--;
  }
  return start;
}

function symbol(word: string, phones: readonly string[], index: number, accent: 0 | 1): string {
  const phone = phones[index]!;
  const name = phone.replace(/\d/, '');
  const british = accent === 1;
  const isVowelAt = (position: number) =>
    phones[position] !== undefined && isVowel(phones[position]);
  if (!isVowel(phone))
    return british && phone === 'R' && !isVowelAt(index + 1) ? '' : CONSONANTS.get(phone)!;
  if (name === 'AA' && isSpelledAu(word, phones, index)) return 'ɔː';
  const weak = phone.endsWith('0') ? WEAK_VOWELS.get(name) : undefined;
  const phoneme = (weak ?? VOWELS.get(name)!)[accent];
  const beforeR = phones[index + 1] === 'R';
  if (!british) return name === 'IY' && beforeR && !isVowelAt(index + 2) ? 'ɪ' : phoneme;
  if (name === 'ER' && isVowelAt(index + 1)) return weak ? `${phoneme}r` : 'ʌr';
  if (name === 'AE' && index === findBathVowel(word, phones)) return 'ɑː';
  if (name === 'AA') return isLotVowel(word, phones, index) ? 'ɒ' : 'ɑː';
  const short = isVowelAt(index + 2) && (name === 'EH' ? !/ar/.test(word) : /[iy]r/.test(word));
  const centring = beforeR && !short ? CENTRING.get(name) : undefined;
  if (centring) return centring;
  return hasBritishYod(word, phones, index) ? `j${phoneme}` : phoneme;
}

/** Whether a vowel is written `au` or `aw`, as in *audience*, for which the dictionary has the vowel of LOT. In
 *  a word with fewer spoken than written vowels, such as *restaurant*, these may be the omitted ones. */
function isSpelledAu(word: string, phones: readonly string[], index: number): boolean {
  const at = word.search(/a[uw]/);
  if (at < 0) return false;
  const spelled = countSpelledVowels(word.replace(/e$/, ''));
  if (spelled > phones.filter(isVowel).length) return false;
  return phones.slice(0, index).filter(isVowel).length === countSpelledVowels(word.slice(0, at));
}

/** Number of groups of vowel letters. */
const countSpelledVowels = (letters: string): number => letters.match(/[aeiouy]+/g)?.length ?? 0;

const CENTRING = toTable<string>({ IH: 'ɪə', EH: 'eə', UH: 'ʊə', IY: 'ɪə' });

/** Adapts weak syllables: the CMU dictionary writes one vowel where learners' dictionaries write two or none. */
function normaliseIpa(word: string, ipa: string): string {
  return ipa
    .replace(/(?:uː|əw)əl$/, 'uəl')
    .replace(/(?<=[ptkbdɡfvszʃʒ])əl(?=z?$)/, 'l')
    .replace(/ən$/, /in$/.test(word) ? 'ɪn' : 'ən')
    .replace(/(?<=[^nls][td])ən(?=z?$)|(?<=[ʃʒ])ən(?=t?s?$)/, 'n')
    .replace(/ə(?=ˈ?[kɡptmnd]eɪ)/, /i[cgptmnd]at/.test(word) ? 'ɪ' : 'ə')
    .replace(/iː$/, /y$/.test(word) ? 'i' : 'iː')
    .replace(/ər([ˈˌ])(?=[aeiouæɑɒɔəɜɪʊʌ])/, /^(over|under)/.test(word) ? 'ər$1' : 'ə$1r')
    .replace(/ə(?=dʒ(ɪz)?$)/, /ages?$/.test(word) ? 'ɪ' : 'ə')
    .replace(/ə(?=(t|s|st)$)/, /(et|it|ice|is|est|ist)$/.test(word) ? 'ɪ' : 'ə')
    .replace(/^([ˈˌ]?(?:r|d|pr|n|b))[əi](?=ˈ)/, /^(re|de|pre|ne|be)/.test(word) ? '$1ɪ' : '$&');
}

const isVowel = (phone: string): boolean => /\d$/.test(phone);
