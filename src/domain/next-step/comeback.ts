import { type Day, daysBetween } from '../day';

/** Missed days in a row that are no break, whatever the goal: a weekend. */
const MIN_BREAK_DAYS = 2;

/** Whether today is the first day after a break: more missed days in a row than the goal leaves free in a week,
 *  and more than a weekend. False without any earlier practice.
 *  @param practisedOn last practice day before today
 *  @param goalDays days a week that the learner wants to practise, 1–7 */
export function isComeback(practisedOn: Day | null, today: Day, goalDays: number): boolean {
  if (practisedOn === null) return false;
  const missed = daysBetween(practisedOn, today) - 1;
  return missed > Math.max(MIN_BREAK_DAYS, 7 - goalDays);
}
