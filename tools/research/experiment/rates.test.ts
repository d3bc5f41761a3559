import { expect, it } from 'vitest';
import { auc, detectionRateAt, equalErrorRate } from './rates';

it('the area is 1 when all positives lie above, one half when nothing tells them apart', () => {
  expect(auc([3, 4], [1, 2])).toBe(1);
  expect(auc([1, 2], [3, 4])).toBe(0);
  expect(auc([1, 1], [1, 1, 1])).toBe(0.5);
  expect(auc([1, 3], [2])).toBe(0.5);
});

it('the equal error rate is where both errors meet', () => {
  expect(equalErrorRate([5, 6, 7], [1, 2, 3])).toBe(0);
  expect(equalErrorRate([1, 5, 6, 7], [0, 0, 0, 6])).toBe(0.25);
});

it('counts what lies under the threshold of a tenth of false alarms', () => {
  const kept = Array.from({ length: 100 }, (_, i) => i);
  expect(detectionRateAt(0.1, kept, [5, 9, 10, 50])).toBe(0.5);
});
