import { dictionary } from 'cmu-pronouncing-dictionary';

/** IPA by ARPAbet vowel: [General American, Southern British], as in learners' dictionaries. */
const VOWELS: Readonly<Record<string, readonly [string, string]>> = {
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
};
const WEAK_VOWELS: Readonly<Record<string, readonly [string, string]>> = {
  AH: ['ə', 'ə'],
  ER: ['ər', 'ə'],
  IY: ['i', 'i'],
  UW: ['u', 'u'],
};
const CONSONANTS: Readonly<Record<string, string>> = {
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
};

/** Consonant clusters that an English syllable may begin with. */
const ONSETS = new Set(
  'P R,P L,P Y,B R,B L,B Y,T R,T W,T Y,D R,D W,D Y,K R,K L,K W,K Y,G R,G L,G W,F R,F L,F Y,V Y,TH R,TH W,SH R,HH Y,M Y,N Y,L Y,S P,S T,S K,S M,S N,S L,S W,S F,S P R,S P L,S P Y,S T R,S T Y,S K R,S K W,S K Y,S K L'.split(
    ',',
  ),
);

/** Words that have the vowel of PALM in Southern British English (Wells 1982: the lexical set BATH). */
const BATH_WORDS =
  /^(after|answer|ask|bath|branch|broadcast|calm|can't|castle|chance|class|command|dance|demand|draft|example|fast|father|forecast|france|giraffe|glance|glass|grant|grass|half|last|laugh|mask|master|nasty|palm|pass|past|path|plant|plaster|raft|rather|sample|shaft|slant|staff|task|vast)(es|s|ed|ing|er|word|port)?$/;

/** Proposed IPA of a word without slashes, from the CMU dictionary; an editor confirms it. The British form is
 *  derived (no R before consonants, the vowels of LOT, GOAT, BATH and NEAR), since the dictionary has none.
 *  Null when the word is not in it. */
export function toDictionaryIpa(word: string): { us: string; gb: string } | null {
  const spelled = word.toLowerCase().replaceAll('’', "'");
  const line = dictionary[spelled];
  if (!line) return null;
  const phones = line.split(' ');
  return { us: writeIpa(spelled, phones, 0), gb: writeIpa(spelled, phones, 1) };
}

function writeIpa(word: string, phones: readonly string[], accent: 0 | 1): string {
  const marks = stressMarks(phones);
  const phonemes = phones.map(
    (_, index) => (marks.get(index) ?? '') + symbol(word, phones, index, accent),
  );
  return normaliseIpa(word, phonemes.join(''));
}

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
    return british && phone === 'R' && !isVowelAt(index + 1) ? '' : CONSONANTS[phone]!;
  const weak = phone.endsWith('0') ? WEAK_VOWELS[name] : undefined;
  const phoneme = (weak ?? VOWELS[name]!)[accent];
  if (!british) return phoneme;
  const beforeR = phones[index + 1] === 'R';
  if (name === 'ER' && isVowelAt(index + 1)) return weak ? `${phoneme}r` : 'ʌr';
  if (/^A[AE]$/.test(name) && BATH_WORDS.test(word)) return 'ɑː';
  const short = isVowelAt(index + 2) && (name === 'EH' ? !/ar/.test(word) : /[iy]r/.test(word));
  if (beforeR && CENTRING[name] && !short) return CENTRING[name];
  if (beforeR && name === 'AA' && !isVowelAt(index + 2)) return 'ɑː';
  const yod = name === 'UW' && /^[TDN]$/.test(phones[index - 1] ?? '') && /[tdn](u|ew)/.test(word);
  return yod ? `j${phoneme}` : phoneme;
}

const CENTRING: Readonly<Record<string, string>> = { IH: 'ɪə', EH: 'eə', UH: 'ʊə', IY: 'ɪə' };

/** Adapts weak syllables: the CMU dictionary writes one vowel where learners' dictionaries write two or none. */
function normaliseIpa(word: string, ipa: string): string {
  return ipa
    .replace(/(?<=[ptkbdɡfvszʃʒ])əl(?=z?$)/, 'l')
    .replace(/(?<=[tdʃʒ])ən(?=t?s?$)/, 'n')
    .replace(/ə(?=dʒ(ɪz)?$)/, /ages?$/.test(word) ? 'ɪ' : 'ə')
    .replace(/ə(?=(t|s|st|n)$)/, /(et|it|ice|is|est|in)$/.test(word) ? 'ɪ' : 'ə')
    .replace(/^([ˈˌ]?(?:r|d|pr|n|b))[əi](?=ˈ)/, /^(re|de|pre|ne|be)/.test(word) ? '$1ɪ' : '$&');
}

const isVowel = (phone: string): boolean => /\d$/.test(phone);
