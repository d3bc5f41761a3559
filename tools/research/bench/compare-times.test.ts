/** @module-tag extended */
import { expect, it } from 'vitest';
import { seededRandom } from '~/domain/seeded-random';
import { compareTimes, median, twoSided } from './compare-times';

/** Times drawn from a normal distribution with the given mean and a standard deviation of 1. */
function times(count: number, mean: number, seed: number): number[] {
  const random = seededRandom(seed);
  const normal = () => Array.from({ length: 12 }, random).reduce((a, b) => a + b) - 6;
  return Array.from({ length: count }, () => mean + normal());
}

it('The two-sided tails of the normal distribution match its table', () => {
  expect(twoSided(0)).toBeCloseTo(1, 6);
  expect(twoSided(1.959964)).toBeCloseTo(0.05, 5);
  expect(twoSided(-2.575829)).toBeCloseTo(0.01, 5);
});

it('The median of an even count is the mean of its middle values', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it('Times of one distribution are not distinguishable', () => {
  const comparison = compareTimes(times(400, 50, 1), times(400, 50, 2));
  expect(comparison.p).toBeGreaterThan(0.05);
  expect(Math.abs(comparison.auc - 0.5)).toBeLessThan(0.04);
  expect(comparison.interval[0]).toBeLessThan(0);
  expect(comparison.interval[1]).toBeGreaterThan(0);
});

it('A shift of half a standard deviation is comparison, with its size', () => {
  const comparison = compareTimes(times(400, 50.5, 1), times(400, 50, 2));
  expect(comparison.p).toBeLessThan(0.001);
  expect(comparison.auc).toBeGreaterThan(0.6);
  expect(comparison.interval[0]).toBeGreaterThan(0.2);
  expect(comparison.interval[1]).toBeLessThan(0.8);
});

it('The AUC of a small sample equals its count by hand', () => {
  // Of six pairs four have the first above the second, one ties.
  expect(compareTimes([2, 4, 5], [1, 4]).auc).toBe(4.5 / 6);
});
