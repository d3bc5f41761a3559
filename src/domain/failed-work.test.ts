import { expect, it } from 'vitest';
import { retryDelayMs } from './failed-work';

it('Failed work is tried again after a minute, then less and less often, and at least every six hours', () => {
  const minutes = [1, 2, 3, 9, 10, 5000].map((tries) => retryDelayMs(tries) / 60_000);
  expect(minutes).toEqual([1, 2, 4, 256, 360, 360]);
});
