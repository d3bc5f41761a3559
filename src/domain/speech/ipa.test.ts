import { expect, it } from 'vitest';
import { phones, toIpa } from './ipa';

it('every phone is written for both accents', () => {
  for (const phone of phones) {
    expect(toIpa(phone, 'US')).toBeTruthy();
    expect(toIpa(phone, 'GB')).toBeTruthy();
  }
  expect(phones).toHaveLength(39);
});

it('the vowel of “go” differs between the accents', () => {
  expect([toIpa('OW', 'US'), toIpa('OW', 'GB')]).toEqual(['oʊ', 'əʊ']);
});

it('an unknown phone is refused', () => {
  expect(() => toIpa('XX', 'US')).toThrow('XX');
});
