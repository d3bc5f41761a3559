import { expect, it } from 'vitest';
import { restartDelay } from './restart-delay.mjs';

it('A process that ends soon after each start is started again after longer and longer pauses', () => {
  const delays: number[] = [];
  let falls = 0;
  for (let start = 0; start < 7; start += 1) {
    const next = restartDelay(falls, 3_000);
    falls = next.falls;
    delays.push(next.delayMs);
  }
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

it('A process that ran for a while is started again after a second', () => {
  expect(restartDelay(9, 3_600_000)).toEqual({ delayMs: 1000, falls: 1 });
});
