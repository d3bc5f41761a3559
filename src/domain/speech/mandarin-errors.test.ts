import { expect, it } from 'vitest';
import { hints as en } from '~/i18n/locales/en/hints';
import { hints as zh } from '~/i18n/locales/zh/hints';
import { phones } from './ipa';
import {
  addedVowelHint,
  hintKeys,
  mandarinErrors,
  mandarinHint,
  usualHint,
} from './mandarin-errors';

it('every Mandarin error is between English phonemes and is listed once', () => {
  for (const { target, heard } of mandarinErrors) {
    expect(phones).toContain(target);
    if (heard) expect(phones).toContain(heard);
    expect(heard).not.toBe(target);
  }
  const identities = mandarinErrors.map(
    ({ target, heard, final, before }) => `${target} ${heard} ${final} ${before}`,
  );
  expect(new Set(identities).size).toBe(identities.length);
});

it('every hint has a text in both languages', () => {
  expect(Object.keys(zh).sort()).toEqual([...hintKeys].sort());
  expect(Object.keys(en).sort()).toEqual([...hintKeys].sort());
});

it('a final phoneme has its own hint', () => {
  expect(mandarinHint('Z', 'S', { final: true })).toBe('voicedFinal');
  expect(mandarinHint('Z', 'S', { final: false })).toBe('zAsS');
  expect(mandarinHint('T', null, { final: true })).toBe('finalDropped');
  expect(mandarinHint('T', null, { final: false })).toBeNull();
  expect(addedVowelHint(true)).toBe('finalVowelAdded');
});

it('a dropped s and a dropped n are finished otherwise than a dropped stop', () => {
  const end = { final: true };
  expect(usualHint('T', end)).toBe('finalDropped');
  expect(usualHint('S', end)).toBe('finalHissDropped');
  expect(usualHint('N', end)).toBe('nAsNg');
  expect(mandarinHint('N', null, end)).toBe('finalNasalDropped');
  expect(usualHint('M', end)).toBe('mAsN');
  expect(usualHint('M', { final: false, next: 'AE' })).toBeNull();
});

it('an s before i is warned of sh, and before other sounds it is not', () => {
  expect(mandarinHint('S', 'SH', { final: false, next: 'IY' })).toBe('sAsSh');
  expect(usualHint('S', { final: false, next: 'IH' })).toBe('sAsSh');
  expect(mandarinHint('S', 'SH', { final: false, next: 'OW' })).toBeNull();
  expect(usualHint('S', { final: false, next: 'T' })).toBeNull();
});

it('an unknown error has no hint', () => {
  expect(mandarinHint('M', 'K', { final: false })).toBeNull();
});
