import { expect, it } from 'vitest';
import { formatDayOfWeek } from './format-day-of-week';

it('A day is written with its weekday in both languages', () => {
  expect(formatDayOfWeek('2026-11-23', 'zh')).toBe('11月23日（週一）');
  expect(formatDayOfWeek('2026-11-23', 'en')).toBe('Mon, Nov 23');
  expect(formatDayOfWeek('2027-01-03', 'zh')).toBe('1月3日（週日）');
});
