import { expect, it } from 'vitest';
import { hints as en } from '~/i18n/locales/en/hints';
import { hints as zh } from '~/i18n/locales/zh/hints';
import { phones } from './ipa';
import {
  addedVowelHint,
  hintKeys,
  likelySlip,
  mandarinErrors,
  mandarinHint,
} from './mandarin-errors';

it('every error is between sounds of English, and has one hint', () => {
  for (const { target, heard } of mandarinErrors) {
    expect(phones).toContain(target);
    if (heard) expect(phones).toContain(heard);
    expect(heard).not.toBe(target);
  }
  const places = mandarinErrors.map(({ target, heard, final }) => `${target} ${heard} ${final}`);
  expect(new Set(places).size).toBe(places.length);
});

it('every hint is there in both languages', () => {
  expect(Object.keys(zh).sort()).toEqual([...hintKeys].sort());
  expect(Object.keys(en).sort()).toEqual([...hintKeys].sort());
});

it('a final sound has its own hint', () => {
  expect(mandarinHint('Z', 'S', true)).toBe('voicedFinal');
  expect(mandarinHint('Z', 'S', false)).toBe('zAsS');
  expect(mandarinHint('T', null, true)).toBe('finalDropped');
  expect(mandarinHint('T', null, false)).toBeNull();
  expect(addedVowelHint(true)).toBe('finalVowelAdded');
});

it('what is no known error has no hint', () => {
  expect(mandarinHint('M', 'K', false)).toBeNull();
});

it('only a slip that the scorer can tell is named, and there is a hint for it', () => {
  expect(likelySlip('R', 'L', false)).toBe('L');
  expect(likelySlip('D', 'T', true)).toBe('T');
  expect(likelySlip('D', 'T', false)).toBeNull();
  expect(likelySlip('AE', 'AA', false)).toBeNull();
  expect(likelySlip('R', 'K', false)).toBeNull();
  expect(likelySlip('AY', 'AA', true)).toBeNull();
});
