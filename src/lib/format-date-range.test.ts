import { expect, it } from 'vitest';
import { formatDateRange } from './format-date-range';

it('A date range gives the day, weekday and hours of Taipei in both languages', () => {
  const from = new Date('2026-11-30T12:00:00Z');
  const to = new Date('2026-11-30T13:30:00Z');
  expect(formatDateRange(from, to, 'zh')).toBe('2026年11月30日（週一）20:00–21:30');
  expect(formatDateRange(from, to, 'en')).toBe('Mon, Nov 30, 2026, 20:00–21:30');
  const late = new Date('2026-12-31T17:00:00Z');
  expect(formatDateRange(late, late, 'en')).toBe('Fri, Jan 1, 2027, 01:00–01:00');
});
