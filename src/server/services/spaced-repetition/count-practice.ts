import { type Day, getMonday, taipeiDay } from '~/domain/day';
import { countPhonemes } from '~/domain/spaced-repetition/phonemes';
import type { AttemptInput } from '~/schemas/lesson';
import type { CompletedReview } from './schedule-cards';

type Attempt = Pick<AttemptInput, 'passed' | 'spokenMs' | 'words'> & { madeAt: Date };

/** Increments of a day's counts by attempts and reviews. */
export interface PracticeOfDay {
  day: Day;
  attempts: number;
  passed: number;
  reviews: number;
  spokenMs: number;
}

/** Number of times that a phoneme was said for an expected one, in the week of a Monday. */
export interface PhonemesOfWeek {
  week: Day;
  expected: string;
  heard: string;
  count: number;
}

/** Counts newly inserted attempts and their reviews by day. */
export function countDays(
  attempts: readonly Attempt[],
  reviews: readonly CompletedReview[],
): PracticeOfDay[] {
  const days = new Map<Day, PracticeOfDay>();
  const totalsFor = (time: Date) => {
    const day = taipeiDay(time);
    const totals = days.get(day) ?? { day, attempts: 0, passed: 0, reviews: 0, spokenMs: 0 };
    days.set(day, totals);
    return totals;
  };
  for (const { madeAt, passed, spokenMs = 0 } of attempts) {
    const totals = totalsFor(madeAt);
    totals.attempts++;
    totals.passed += passed ? 1 : 0;
    totals.spokenMs += spokenMs;
  }
  for (const { reviewedAt } of reviews) totalsFor(reviewedAt).reviews++;
  return [...days.values()];
}

/** Counts the phonemes of newly inserted attempts by week. */
export function countWeeklyPhonemes(attempts: readonly Attempt[]): PhonemesOfWeek[] {
  const weeks = new Map<Day, Map<string, number>>();
  for (const { madeAt, words } of attempts) {
    const week = getMonday(taipeiDay(madeAt));
    weeks.set(week, countPhonemes(words, weeks.get(week)));
  }
  return [...weeks].flatMap(([week, counts]) =>
    [...counts].map(([key, count]) => {
      const [expected = '', heard = ''] = key.split(' ');
      return { week, expected, heard, count };
    }),
  );
}
