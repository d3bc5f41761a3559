import { addDaysToDay, type Day } from './day';

/** Totals of a day that the worker counts. Each can be added up over days; `key` says what it is of. */
const FIGURES = [
  /** Paid for a product, in New Taiwan dollars, on the day of the payment. */
  'captured',
  /** Given back of a product, on the day of the refund. */
  'refunded',
  'orders',
  /** Browsers in which a visitor's first score was shown, as they report it; counted while the day lasts. */
  'firstScores',
  'accounts',
  /** Accounts whose first day of practice it is. */
  'firstPractices',
  /** Accounts whose first payment it is. */
  'firstPayments',
  /** Accounts that have member time which was paid for or given, for the first time. */
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
  /** Units that are not finished, on the day of the learner's last activity in them. */
  'unitStops',
] as const;
export type Figure = (typeof FIGURES)[number];

/** Numbers of days that the page can show, today included. */
export const PERIODS = [7, 28, 91] as const;
export type Period = (typeof PERIODS)[number];

/** Number of days, today included, that every count counts again: refunds, attempts that were saved late and units
 *  that are taken up again change days that were counted before. */
export const RECOUNTED_DAYS = 45;

/** Days without activity after which an unfinished unit counts as left. */
export const LEFT_AFTER_DAYS = 14;

/** Number of days of the table of units. */
export const UNIT_DAYS = 28;

/** Number of days ahead in which memberships that end are shown. */
export const ENDING_DAYS = 30;

/** Fewer tries say nothing about how hard a word or a sound is. */
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
