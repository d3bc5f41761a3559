import { expect, it } from 'vitest';
import { isComeback } from './comeback';

const TODAY = '2026-11-23';

it.each([
  [null, 4, false],
  ['2026-11-22', 7, false],
  ['2026-11-20', 7, false],
  ['2026-11-19', 7, true],
  ['2026-11-19', 4, false],
  ['2026-11-18', 4, true],
  ['2026-11-16', 1, false],
  ['2026-11-15', 1, true],
])(
  'A learner who practised last on %s with a goal of %i days comes back on Monday: %s',
  (last, goal, expected) => {
    expect(isComeback(last, TODAY, goal)).toBe(expected);
  },
);
