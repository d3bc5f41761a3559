import { expect, it } from 'vitest';
import { countGivenDays } from './granted-days';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const count = (...given: (readonly [hour: number, days: number])[]) =>
  countGivenDays(given.map(([hour, days]) => ({ at: at(hour), days })));

it('Days that were given add up', () => {
  expect(count()).toBe(0);
  expect(count([0, 30], [1, 30], [500, 30])).toBe(90);
});

it('Days that are taken back within a day do not count', () => {
  expect(count([0, 30], [24, -30])).toBe(0);
  expect(count([0, 30], [1, -10])).toBe(20);
  expect(count([0, 30], [1, 30], [2, -50])).toBe(10);
  expect(count([0, 30], [1, -30], [2, 30])).toBe(30);
});

it('Days that are taken back later were used and count, and so does what is given after a withdrawal', () => {
  expect(count([0, 30], [25, -30])).toBe(30);
  expect(count([0, -30], [1, 30])).toBe(30);
  expect(count([0, 30], [800, -30], [800, 30], [1600, -30], [1600, 30])).toBe(90);
});
