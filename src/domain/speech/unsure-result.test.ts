import { expect, it } from 'vitest';
import { isInDoubt } from './score-words';
import type { WordStatus } from './types';

const word = (status: WordStatus, unsure = false) => ({
  text: 'word',
  score: 50,
  status,
  start: 0,
  end: 1,
  phones: [],
  unsure,
});

it('a reading is in doubt when all its red words are unsure', () => {
  expect(isInDoubt([word('said'), word('again', true), word('missing', true)])).toBe(true);
  expect(isInDoubt([word('again', true), word('again')])).toBe(false);
  expect(isInDoubt([word('again', true), word('missing')])).toBe(false);
});

it('a reading without a red word is not in doubt', () => {
  expect(isInDoubt([word('said'), word('nearly', true)])).toBe(false);
});
