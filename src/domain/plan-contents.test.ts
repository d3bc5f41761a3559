import { expect, it } from 'vitest';
import { dayToDate } from './day';
import { countContents, countNewContents, countRecorded } from './plan-contents';

it('the contents of a plan are counted by level and access', () => {
  const lessons = [
    { level: 'A2', access: 'FREE' },
    { level: 'A2', access: 'VIP' },
    { level: 'B2', access: 'VIP' },
  ] as const;
  expect(countContents(lessons)).toEqual({
    all: 3,
    free: 1,
    byLevel: { A2: { all: 2, free: 1 }, B1: { all: 0, free: 0 }, B2: { all: 1, free: 0 } },
  });
});

it('new contents are those of a day and later, by access', () => {
  const lesson = (access: 'FREE' | 'VIP', day: string) => ({ access, publishedOn: dayToDate(day) });
  const lessons = [
    lesson('FREE', '2026-10-27'),
    lesson('VIP', '2026-10-28'),
    lesson('FREE', '2026-11-25'),
  ];
  expect(countNewContents(lessons, '2026-10-28')).toEqual({ all: 2, free: 1 });
  expect(countNewContents(lessons, '2026-11-26')).toEqual({ all: 0, free: 0 });
});

it('recorded lessons are the voice lessons and the videos, whoever may open them', () => {
  const [voices, videos] = [
    { all: 14, free: 3 },
    { all: 3, free: 1 },
  ];
  expect(countRecorded({ voices, videos })).toBe(17);
});
