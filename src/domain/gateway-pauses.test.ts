import { expect, it } from 'vitest';
import { pauseAfterCheck, pauseAfterRefundTry } from './gateway-pauses';

const minutes = (ms: number) => ms / 60_000;

it('the pauses between two questions grow to three hours, those between two refund tries to six', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 999].map(pauseAfterCheck).map(minutes)).toEqual([
    5, 10, 20, 40, 80, 160, 180, 180,
  ]);
  expect([0, 1, 7, 8, 999].map(pauseAfterRefundTry).map(minutes)).toEqual([2, 4, 256, 360, 360]);
});
