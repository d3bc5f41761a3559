import { addDaysToDay, type Day } from '../day';

/** Number of latest weeks that the report counts as the present. */
export const RECENT_WEEKS = 4;

/** The first of the weeks that count as the present in a given week.
 *  @param monday first day of that week */
export function firstRecentWeek(monday: Day): Day {
  return addDaysToDay(monday, -7 * (RECENT_WEEKS - 1));
}
