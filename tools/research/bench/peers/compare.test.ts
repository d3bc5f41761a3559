/** @module-tag extended */
import { expect, it } from 'vitest';
import { type Comparison, compare } from './compare';
import type { Contender } from './contender';

/** A fake contender that does `rates[n]` requests per second in its run n, and records in `order` when it ran. */
function contender(name: string, rates: number[], order: string[]): Contender {
  let run = 0;
  return {
    name,
    pid: process.pid,
    run: async () => {
      order.push(name);
      const done = rates[run++ % rates.length]!;
      return { done, wrong: 0, seconds: 1, times: [1] };
    },
  };
}

const rounds = { rounds: 2, seconds: 1, warmUp: 1, databasePid: process.pid };
const comparison: Comparison = { ours: 'ours', other: 'other', wanted: null };

it('Each round begins and ends with ours, and every other round runs backwards', async () => {
  const order: string[] = [];
  const contenders = ['ours', 'other', 'third'].map((name) => contender(name, [10], order));
  await compare({ name: 'work', contenders, comparisons: [], missing: [] }, rounds);
  expect(order.slice(3)).toEqual([
    ...['ours', 'other', 'third', 'ours'],
    ...['ours', 'third', 'other', 'ours'],
  ]);
});

it('A machine that slows down between the rounds does not change a ratio', async () => {
  const order: string[] = [];
  // After the warm-up, ours is measured twice a round and the other one once.
  const ours = contender('ours', [1, 40, 40, 10, 10], order);
  const other = contender('other', [1, 80, 20], order);
  const work = { name: 'work', contenders: [ours, other], comparisons: [comparison], missing: [] };
  const { ratios, control } = await compare(work, rounds);
  expect(ratios[0]?.rate).toEqual({ median: 0.5, least: 0.5, greatest: 0.5 });
  expect(control.median).toBe(1);
});

it('Work that the database does not hold ends the comparison', async () => {
  const lossy = { ...contender('ours', [10], []), count: async () => 0 };
  const work = { name: 'work', contenders: [lossy], comparisons: [], missing: [] };
  await expect(compare(work, rounds)).rejects.toThrow('ours: 10 responses, but 0 more');
});
