/** @module-tag extended */
import { expect, it } from 'vitest';
import { pinned } from './pinning';

it('A command is left as it is where nothing can be pinned', () => {
  expect(pinned(undefined)).toEqual([]);
  expect(pinned('1')).toEqual(['taskset', '-c', '1']);
});
