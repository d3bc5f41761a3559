import { expect, it } from 'vitest';
import { formatDuration } from './format-duration';

it('A duration in seconds is formatted like a clock', () => {
  expect([0, 9, 60, 750, 3600, 3661].map(formatDuration)).toEqual([
    '0:00',
    '0:09',
    '1:00',
    '12:30',
    '1:00:00',
    '1:01:01',
  ]);
});
