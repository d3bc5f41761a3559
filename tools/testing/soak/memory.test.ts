import { describe, expect, it } from 'vitest';
import { measureGrowth } from './memory';

const MB = 1024 * 1024;
const measure = (residentBytes: number[]) =>
  measureGrowth({ name: 'web 0', pid: 7, residentBytes });
const samples = (count: number, at: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => at(index) * MB);

describe('The memory of a process in a soak', () => {
  it('A process that goes up and down does not grow', () => {
    const { first, last, isTooMuch } = measure(samples(300, (index) => 200 + (index % 50)));
    expect(isTooMuch).toBe(false);
    expect(Math.abs(last - first)).toBeLessThan(5 * MB);
  });

  it('A process that holds more and more grows', () => {
    expect(measure(samples(300, (index) => 200 + index / 3)).isTooMuch).toBe(true);
  });

  it('A large process may vary by its share, and not by more', () => {
    const step = (size: number) => samples(90, (index) => (index < 45 ? 1000 : size));
    expect(measure(step(1140)).isTooMuch).toBe(false);
    expect(measure(step(1160)).isTooMuch).toBe(true);
  });

  it('Nothing is said of a process that was seen too briefly', () => {
    expect(measure(samples(59, (index) => 200 * (index + 1))).isTooMuch).toBeNull();
  });
});
