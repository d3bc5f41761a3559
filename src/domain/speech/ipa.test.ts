import { expect, it } from 'vitest';
import { phones, soundOf, symbolOf, toIpa } from './ipa';

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

it('a phone of a word is written as its card writes it, and by itself without the stress mark', () => {
  const schwa = { target: 'AH', symbols: { US: 'ə', GB: 'ə' } };
  expect(symbolOf(schwa, 'US')).toBe('ə');
  expect(symbolOf({ target: 'AH' }, 'US')).toBe('ʌ');
  expect(soundOf({ target: 'TH', symbols: { US: 'ˈθ', GB: 'ˈθ' } }, 'GB')).toBe('θ');
  expect(symbolOf({ target: 'R', symbols: { US: 'r', GB: '' } }, 'GB')).toBe('');
});

it('the IPA spelling of an unknown phone throws', () => {
  expect(() => toIpa('XX', 'US')).toThrow('XX');
});
