import { expect, it } from 'vitest';
import { formatDateTime } from './format-date-time';

it('A time late in the UTC day is formatted as the next day in Taipei', () => {
  const at = new Date('2026-12-31T16:05:59Z');
  expect(formatDateTime(at, 'zh')).toBe('2027/01/01 00:05');
  expect(formatDateTime(at, 'en')).toBe('Jan 1, 2027, 00:05');
});
