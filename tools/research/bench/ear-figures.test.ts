import { expect, it } from 'vitest';
import { earFigures } from './ear-figures';
import type { EarOutcome } from './ear-outcome';

/** A recording in which a word has the odds `said`, a near word `near`, and an exchanged one `changed`. */
const heard = (said: number, near: number, changed: number): EarOutcome => ({
  near: [{ said, near }],
  swapped: { changed, unchanged: [said] },
  phones: [
    { value: said, expert: 2 },
    { value: near, expert: 0 },
  ],
  words: [
    { worstSound: said, wrongSound: false },
    { worstSound: near, wrongSound: true },
  ],
});

it('An ear that gives every wrong word less than every right one has an area of 1', () => {
  const speakers = [[heard(3, -1, -2)], [heard(4, 0, -1)], [heard(5, 1, 0)]];
  const figures = earFigures(speakers);
  expect(figures.nearWordAuc).toEqual({ value: 1, error: 0 });
  expect(figures.swapAuc.value).toBe(1);
  expect(figures.wrongSoundAuc.value).toBe(1);
  expect(figures.phoneCorrelation.value).toBeGreaterThan(0.8);
});

it('The error of a figure is that over speakers: with one that differs it is not 0', () => {
  const speakers = [[heard(3, -1, -2)], [heard(4, 0, -1)], [heard(-3, 1, 0)]];
  expect(earFigures(speakers).nearWordAuc.error).toBeGreaterThan(0.05);
});
