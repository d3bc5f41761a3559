import { expect, it } from 'vitest';
import { phones, toIpa } from './ipa';

it('every phone has an IPA spelling for both accents', () => {
  for (const phone of phones) {
    expect(toIpa(phone, 'US')).toBeTruthy();
    expect(toIpa(phone, 'GB')).toBeTruthy();
  }
  expect(phones).toHaveLength(39);
});

it('the vowel of “go” has different IPA spellings in the accents', () => {
  expect([toIpa('OW', 'US'), toIpa('OW', 'GB')]).toEqual(['oʊ', 'əʊ']);
});

it('the IPA spelling of an unknown phone throws', () => {
  expect(() => toIpa('XX', 'US')).toThrow('XX');
});
