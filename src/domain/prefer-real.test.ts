import { expect, it } from 'vitest';
import { preferReal } from './prefer-real';

const row = (name: string, sample: boolean) => ({ name, sample });

it('Samples are shown while nothing is real, and leave with the first real row', () => {
  const samples = [row('a', true), row('b', true)];
  expect(preferReal(samples)).toEqual(samples);
  expect(preferReal([...samples, row('c', false)])).toEqual([row('c', false)]);
  expect(preferReal([])).toEqual([]);
});
