import { fromTaipeiClock, taipeiIso } from '~/lib/taipei-time';

/** A calendar day in Asia/Taipei, as `2026-11-21`. Days sort as text. */
export type Day = string;

const DAY_MS = 86_400_000;

/** The day in Taipei at a moment; it begins at midnight there. */
export function taipeiDay(at: Date): Day {
  return taipeiIso(at).slice(0, 10);
}

/** The moment at which a day begins in Taipei. */
export function startOfDay(day: Day): Date {
  return fromTaipeiClock(dayToDate(day));
}

/** A day as the database's DATE columns take it: midnight UTC. */
export function dayToDate(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The day that a DATE column holds. */
export function dateToDay(date: Date): Day {
  return date.toISOString().slice(0, 10);
}

/** `count` days later; negative goes back. */
export function addDaysToDay(day: Day, count: number): Day {
  return dateToDay(new Date(dayToDate(day).getTime() + count * DAY_MS));
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((dayToDate(to).getTime() - dayToDate(from).getTime()) / DAY_MS);
}

/** The Monday of a day's week. */
export function getMonday(day: Day): Day {
  return addDaysToDay(day, -((dayToDate(day).getUTCDay() + 6) % 7));
}
