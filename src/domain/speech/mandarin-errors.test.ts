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

it('every Mandarin error is between English phonemes and is listed once', () => {
  for (const { target, heard } of mandarinErrors) {
    expect(phones).toContain(target);
    if (heard) expect(phones).toContain(heard);
    expect(heard).not.toBe(target);
  }
  const identities = mandarinErrors.map(
    ({ target, heard, final }) => `${target} ${heard} ${final}`,
  );
  expect(new Set(identities).size).toBe(identities.length);
});

it('every hint has a text in both languages', () => {
  expect(Object.keys(zh).sort()).toEqual([...hintKeys].sort());
  expect(Object.keys(en).sort()).toEqual([...hintKeys].sort());
});

it('a final phoneme has its own hint', () => {
  expect(mandarinHint('Z', 'S', true)).toBe('voicedFinal');
  expect(mandarinHint('Z', 'S', false)).toBe('zAsS');
  expect(mandarinHint('T', null, true)).toBe('finalDropped');
  expect(mandarinHint('T', null, false)).toBeNull();
  expect(addedVowelHint(true)).toBe('finalVowelAdded');
});

it('an unknown error has no hint', () => {
  expect(mandarinHint('M', 'K', false)).toBeNull();
});

it('only errors that the scorer recognises reliably are reported as the heard phone', () => {
  expect(likelySlip('R', 'L', false)).toBe('L');
  expect(likelySlip('D', 'T', true)).toBe('T');
  expect(likelySlip('D', 'T', false)).toBeNull();
  expect(likelySlip('AE', 'AA', false)).toBeNull();
  expect(likelySlip('R', 'K', false)).toBeNull();
  expect(likelySlip('AY', 'AA', true)).toBeNull();
});
