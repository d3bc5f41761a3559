/** @module-tag extended */
import { expect, it } from 'vitest';
import { meansByRound, quantile, ratiosByRound, spread } from './ratios';

it('A ratio is taken inside each round', () => {
  expect(ratiosByRound([10, 30], [20, 60])).toEqual([0.5, 0.5]);
  expect(() => ratiosByRound([1], [1, 2])).toThrow('1 and 2 rounds cannot be compared.');
});

it('A spread has the median between the least and the greatest figure', () => {
  expect(spread([3, 1, 2])).toEqual({ median: 2, least: 1, greatest: 3 });
});

it('The two measurements of a round are averaged round by round', () => {
  expect(meansByRound([10, 20], [30, 40])).toEqual([20, 30]);
});

it('The 99th percentile of a hundred times is the greatest but none beyond', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(quantile(times, 0.99)).toBe(100);
  expect(quantile(times, 0.5)).toBe(51);
  expect(quantile([7], 0.99)).toBe(7);
});
