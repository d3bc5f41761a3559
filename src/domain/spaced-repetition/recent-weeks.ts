import { addDaysToDay, type Day } from '../day';

/** Number of latest weeks that count as now in the report. */
export const RECENT_WEEKS = 4;

/** The first of the weeks that are recent in a week.
 *  @param monday first day of that week */
export function firstRecentWeek(monday: Day): Day {
  return addDaysToDay(monday, -7 * (RECENT_WEEKS - 1));
}
