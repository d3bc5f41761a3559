import { expect, it } from 'vitest';
import { seededRandom } from '~tools/research/experiment/seeded-random';
import { compareTimes, median, twoSided } from './compare-times';

/** Times around `middle`, as a normal distribution of deviation 1 makes them. */
function times(count: number, middle: number, seed: number): number[] {
  const random = seededRandom(seed);
  const normal = () => Array.from({ length: 12 }, random).reduce((a, b) => a + b) - 6;
  return Array.from({ length: count }, () => middle + normal());
}

it('the tails of the normal distribution', () => {
  expect(twoSided(0)).toBeCloseTo(1, 6);
  expect(twoSided(1.959964)).toBeCloseTo(0.05, 5);
  expect(twoSided(-2.575829)).toBeCloseTo(0.01, 5);
});

it('the median of even and odd counts', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it('times of one kind cannot be told apart', () => {
  const found = compareTimes(times(400, 50, 1), times(400, 50, 2));
  expect(found.p).toBeGreaterThan(0.05);
  expect(Math.abs(found.auc - 0.5)).toBeLessThan(0.04);
  expect(found.interval[0]).toBeLessThan(0);
  expect(found.interval[1]).toBeGreaterThan(0);
});

it('half a deviation more is found, with its size', () => {
  const found = compareTimes(times(400, 50.5, 1), times(400, 50, 2));
  expect(found.p).toBeLessThan(0.001);
  expect(found.auc).toBeGreaterThan(0.6);
  expect(found.interval[0]).toBeGreaterThan(0.2);
  expect(found.interval[1]).toBeLessThan(0.8);
});

it('counts ranks as by hand', () => {
  // Of six pairs four have the first above the second, one ties.
  expect(compareTimes([2, 4, 5], [1, 4]).auc).toBe(4.5 / 6);
});
