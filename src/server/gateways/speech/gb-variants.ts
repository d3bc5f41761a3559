import type { Phone } from '~/domain/speech/types';
import { withoutStress } from './arpabet';
import { findBathVowel, isLotVowel } from './british-vowels';

/** Vowels that absorb a following R; after other vowels it leaves a schwa: `near`, `square`. */
const R_ABSORBING_VOWELS = /^(AA|AO|ER)\d/;

/** The likely Southern British forms of a General American pronunciation, likeliest first: R is dropped unless a
 *  vowel follows, LOT is rounded, BATH has the vowel of PALM, and `new` a y. The dictionary has no British
 *  entries. Speakers mix accents, so each change is a form by itself, too.
 *  @param word in lower case, with straight apostrophes
 *  @param phones with stress digits */
export function britishForms(word: string, phones: readonly string[]): Phone[][] {
  const changes = [roundLot, broadenBath, addYod];
  const all = changes.reduce<readonly string[]>((form, change) => change(word, form), phones);
  const single = changes.map((change) => change(word, phones));
  return [all, phones, ...single].flatMap((form) => [dropR(form), form]).map(withoutStress);
}

const isVowel = (phone: string | undefined): boolean => phone !== undefined && /\d$/.test(phone);

/** `water` → W AO T AH, `near` → N IH AH, `start` → S T AA T, `hurry` → HH AH R IY. The vowel of NURSE stays: ARPAbet
 *  has no other phone for it, and AH would make `hurt` a `hut`. */
const dropR = (phones: readonly string[]): string[] =>
  phones.flatMap((phone, index) => {
    const before = phones[index - 1];
    if (isVowel(phones[index + 1])) return phone === 'ER1' ? ['AH1', 'R'] : [phone];
    if (phone === 'ER0') return ['AH0'];
    if (phone !== 'R' || !isVowel(before)) return [phone];
    return R_ABSORBING_VOWELS.test(before!) ? [] : ['AH0'];
  });

const roundLot = (word: string, phones: readonly string[]): string[] =>
  phones.map((phone, index) =>
    isLotVowel(word, phones, index) ? phone.replace('AA', 'AO') : phone,
  );

function broadenBath(word: string, phones: readonly string[]): string[] {
  const vowel = findBathVowel(word, phones);
  return phones.map((phone, index) => (index === vowel ? phone.replace('AE', 'AA') : phone));
}

/** `new` → N Y UW, `enthusiastic` with TH Y UW. */
const addYod = (word: string, phones: readonly string[]): string[] =>
  phones.flatMap((phone, index) => (hasBritishYod(word, phones, index) ? ['Y', phone] : [phone]));

/** Whether Southern British English has a y before the UW at an index: `tune`, `due`, `new`. */
export const hasBritishYod = (word: string, phones: readonly string[], index: number): boolean =>
  /^UW\d/.test(phones[index]!) &&
  /^(T|D|N|TH)$/.test(phones[index - 1] ?? '') &&
  /([tdn]|th)(u|ew|eu)/.test(word);
