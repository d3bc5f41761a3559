import { type Day, startOfDay, taipeiDay } from '../day';

/** The time of an act at the tax platform on a day in Taipei: now for today, which is the default, and otherwise the
 *  beginning of that day.
 *  @param notBefore the payment for an issue, the issue for a void or an allowance
 *  @returns null when the day is after today, or before that of `notBefore` */
export function toTimeOfAct(
  day: Day | undefined,
  { now, notBefore }: { now: Date; notBefore: Date | null },
): Date | null {
  const today = taipeiDay(now);
  if (day === undefined || day === today) return now;
  const isPossible = day < today && (notBefore === null || day >= taipeiDay(notBefore));
  return isPossible ? startOfDay(day) : null;
}
