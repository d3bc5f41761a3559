import type { Phone } from '~/domain/speech/types';

const VOWELS = new Set('AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '));
const R_ABSORBING_VOWELS = new Set(['AA', 'AO', 'ER']);

/** A General American pronunciation and its likely Southern British forms: R dropped unless a vowel
 *  follows, LOT and BATH vowels backed. The dictionary has no British entries. */
export function withBritishForms(phones: readonly Phone[]): Phone[][] {
  const nonRhotic = dropR(phones);
  const forms = [
    [...phones],
    nonRhotic,
    phones.map((phone) => (phone === 'AA' ? 'AO' : phone)),
    nonRhotic.map((phone) => (phone === 'AA' ? 'AO' : phone)),
  ];
  if (phones.includes('AE')) forms.push(phones.map((phone) => (phone === 'AE' ? 'AA' : phone)));
  return forms;
}

function dropR(phones: readonly Phone[]): Phone[] {
  return phones.flatMap((phone, i) => {
    const before = phones[i - 1];
    const vowelFollows = VOWELS.has(phones[i + 1] ?? '');
    if (vowelFollows) return [phone];
    if (phone === 'ER') return ['AH'];
    if (phone !== 'R' || !before || !VOWELS.has(before)) return [phone];
    return R_ABSORBING_VOWELS.has(before) ? [] : ['AH'];
  });
}
