import { expect, it } from 'vitest';
import { dayToDate } from './day';
import { countContents } from './plan-contents';

it('the contents of a plan are counted by level, access and day of publication', () => {
  const lesson = (level: string, access: 'FREE' | 'VIP', day: string) => ({
    level,
    access,
    publishedOn: dayToDate(day),
  });
  const lessons = [
    lesson('A2', 'FREE', '2026-10-27'),
    lesson('A2', 'VIP', '2026-10-28'),
    lesson('B2', 'VIP', '2026-11-25'),
  ];
  expect(countContents(lessons, '2026-10-28')).toEqual({
    all: 3,
    free: 1,
    byLevel: { A2: { all: 2, free: 1 }, B1: { all: 0, free: 0 }, B2: { all: 1, free: 0 } },
    recent: { all: 2, free: 0 },
  });
});
