import { expect, it } from 'vitest';
import { formatMonthDay } from './format-month-day';

it('A day without its year is written as each language writes it', () => {
  expect(['2026-09-07', '2026-11-21'].map((day) => formatMonthDay(day, 'zh'))).toEqual([
    '9/7',
    '11/21',
  ]);
  expect(['2026-09-07', '2026-11-21'].map((day) => formatMonthDay(day, 'en'))).toEqual([
    'Sep 7',
    'Nov 21',
  ]);
});
