import { expect, it } from 'vitest';
import { measureFluency } from './fluency';
import type { WordResult, WordStatus } from './types';

const phones = Array.from({ length: 4 }, () => ({ target: 'T', heard: null, gop: 0 }));
const word = (start: number, end: number, status: WordStatus = 'said'): WordResult => ({
  text: 'word',
  score: 90,
  status,
  start,
  end,
  phones,
});

it('the fluency of a reading has words a minute with pauses and phonemes a second without', () => {
  const words = [word(1, 1.5), word(1.5, 2), word(3, 3.5), word(3.6, 4)];
  expect(measureFluency({ words })).toEqual({
    spokenMs: 3000,
    wordsPerMinute: 80,
    articulationRate: 8,
    pauses: [{ afterWord: 1, startMs: 2000, lengthMs: 1000 }],
    brokenOffAfter: null,
  });
});

it('the fluency of an unfinished reading has the index of its last word', () => {
  const words = [word(0, 0.5), word(0.5, 0.5, 'missing'), word(0.6, 1), word(1, 1, 'missing')];
  expect(measureFluency({ words })?.brokenOffAfter).toBe(2);
});

it('a reading without a word said has no fluency', () => {
  expect(measureFluency({ words: [word(0, 0, 'missing')] })).toBeNull();
});
