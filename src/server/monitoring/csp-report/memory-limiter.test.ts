import { expect, it } from 'vitest';
import { MemoryLimiter } from './memory-limiter';

it('Points are counted in a window that begins with the first one', () => {
  const limiter = new MemoryLimiter(10);
  expect([0, 1000, 59_999].map((now) => limiter.count('a', 60, now).points)).toEqual([1, 2, 3]);
  expect(limiter.points('a', 59_999)).toBe(3);
  expect(limiter.count('a', 60, 60_000)).toEqual({ points: 1, endsAt: 120_000 });
  expect(limiter.points('b', 60_000)).toBe(0);
});

it('As many keys are kept as the maximum says, and no more bytes than it has', () => {
  const few = new MemoryLimiter(10);
  for (let key = 0; key < 1000; key++) few.count(String(key), 60);
  expect(few.size).toBe(10);
  expect(few.points('999')).toBe(1);
  const long = new MemoryLimiter(1_000_000);
  for (let key = 0; key < 20; key++) long.count(`${key}`.padEnd(1024 * 1024, 'x'), 60);
  expect(long.size).toBeLessThan(5);
});
