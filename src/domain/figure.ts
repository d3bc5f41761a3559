import { addDaysToDay, type Day } from './day';

/** Totals of a day that the worker counts. Each can be added up over days; `key` is its subject. */
const FIGURES = [
  /** Amount paid for a product, in New Taiwan dollars, on the day of the payment. */
  'captured',
  /** Amount refunded for a product, on the day of the refund. */
  'refunded',
  'orders',
  /** Browsers in which a visitor's first score was shown, as reported by them; counted only on the day
   *  itself. */
  'firstScores',
  'accounts',
  /** Accounts with their first day of practice. */
  'firstPractices',
  /** Accounts whose first payment it is. */
  'firstPayments',
  /** Accounts with their first paid or given member time. */
  'newMembers',
  /** Accounts with member time left, at the last count of the day. */
  'activeMembers',
  'trials',
  /** Accounts that pay for the first time and had a trial before. */
  'trialsPaid',
  'renewals',
  'learners',
  'spokenMs',
  'wordTries',
  'wordPasses',
  /** By week, on its Monday. */
  'soundTries',
  'soundClear',
  'unitStarts',
  'unitFinishes',
  /** Unfinished units, on the day of the learner's last activity in them. */
  'unitStops',
] as const;
export type Figure = (typeof FIGURES)[number];

/** Numbers of days that the page can show, today included. */
export const PERIODS = [7, 28, 91] as const;
export type Period = (typeof PERIODS)[number];

/** Number of recent days, including today, that are recounted each time, because refunds, late attempts and
 *  resumed units change earlier days. */
export const RECOUNTED_DAYS = 45;

/** Days without activity after which an unfinished unit counts as abandoned. */
export const LEFT_AFTER_DAYS = 14;

/** Number of days of the table of units. */
export const UNIT_DAYS = 28;

/** Number of coming days for which ending memberships are shown. */
export const ENDING_DAYS = 30;

/** Minimum number of attempts for a meaningful difficulty of a word or a sound. */
export const MIN_TRIES = 10;

/** Days from the first to the last, both included. */
export interface DayRange {
  from: Day;
  to: Day;
}

/** The `count` days until `to`, included. */
export function daysUntil(to: Day, count: number): DayRange {
  return { from: addDaysToDay(to, 1 - count), to };
}

/** Every day of a range. */
export function listDays({ from, to }: DayRange): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDaysToDay(day, 1)) days.push(day);
  return days;
}
