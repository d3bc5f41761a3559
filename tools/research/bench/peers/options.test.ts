/** @module-tag extended */
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readOptions, WORKS } from './options';

it('The comparison measures everything and writes to docs/measure unless it is told otherwise', () => {
  const options = readOptions([]);
  expect(options).toMatchObject({ install: false, only: WORKS, node: process.execPath });
  expect(options.out).toBe(resolve('docs/measure'));
  expect(options.folder).toBe(resolve('.data/peers'));
});

it('A quick comparison is shorter and writes only where it is told to', () => {
  const quick = readOptions(['--quick']);
  expect(quick.rounds * quick.seconds).toBeLessThan(5);
  expect(quick.out).toBeNull();
  expect(readOptions(['--quick', '--out=results']).out).toBe(resolve('results'));
});

it('Works are chosen by name, and run in their usual order', () => {
  expect(readOptions(['--only=cart,session']).only).toEqual(['session', 'cart']);
  expect(() => readOptions(['--only=cart,baskets'])).toThrow(/--only=baskets is unknown/);
});

it.each(['0', '21', 'five', ''])('--rounds=%s is rejected', (rounds) => {
  expect(() => readOptions([`--rounds=${rounds}`])).toThrow(/--rounds=.* is no number/);
});
