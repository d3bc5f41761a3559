/** @module-tag extended */
import { expect, it } from 'vitest';
import { auc, correlation, detectionRateAt, equalErrorRate } from './rates';

it('The AUC is 1 when all positives score higher, and 0.5 for equal scores', () => {
  expect(auc([3, 4], [1, 2])).toBe(1);
  expect(auc([1, 2], [3, 4])).toBe(0);
  expect(auc([1, 1], [1, 1, 1])).toBe(0.5);
  expect(auc([1, 3], [2])).toBe(0.5);
});

it('The equal error rate is the rate at which both errors are equal', () => {
  expect(equalErrorRate([5, 6, 7], [1, 2, 3])).toBe(0);
  expect(equalErrorRate([1, 5, 6, 7], [0, 0, 0, 6])).toBe(0.25);
});

it('The detection rate is the fraction of negatives below the threshold with 10 % false alarms', () => {
  const positives = Array.from({ length: 100 }, (_, i) => i);
  expect(detectionRateAt(0.1, positives, [5, 9, 10, 50])).toBe(0.5);
});

it('The correlation is 1 for the same order and distances, −1 for the opposite, 0 without variation', () => {
  expect(correlation([1, 2, 4], [10, 20, 40])).toBeCloseTo(1);
  expect(correlation([1, 2, 4], [-1, -2, -4])).toBeCloseTo(-1);
  expect(correlation([1, 2, 3, 4], [1, 3, 2, 4])).toBeCloseTo(0.8);
  expect(correlation([1, 1], [1, 2])).toBe(0);
});
