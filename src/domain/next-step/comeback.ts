import { type Day, daysBetween } from '../day';

/** Missed days in a row that are no break, whatever the goal: a weekend. */
const MIN_BREAK_DAYS = 2;

/** Whether today is the first day of practice after a break: the consecutive missed days are more than two, and more
 *  than the days per week that the goal leaves free. False without any earlier practice.
 *  @param practisedOn last practice day before today
 *  @param goalDays days per week on which the learner wants to practise, 1–7 */
export function isComeback(practisedOn: Day | null, today: Day, goalDays: number): boolean {
  if (practisedOn === null) return false;
  const missed = daysBetween(practisedOn, today) - 1;
  return missed > Math.max(MIN_BREAK_DAYS, 7 - goalDays);
}
