import { expect, it } from 'vitest';
import { countContents } from './plan-contents';

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
