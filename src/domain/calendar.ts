import { fromTaipeiClock, taipeiIso, toTaipeiClock } from '~/lib/taipei-time';

const DAY_MS = 86_400_000;

/** `months` calendar months later in Asia/Taipei, same time of day; a day that the month does not have
 *  becomes its last one (31 January + 1 month = 28 or 29 February). */
export function addMonthsTaipei(at: Date, months: number): Date {
  const local = toTaipeiClock(at);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  local.setUTCDate(Math.min(day, daysInMonth(local.getUTCFullYear(), local.getUTCMonth())));
  return fromTaipeiClock(local);
}

/** `days` days of 24 hours later; negative goes back. */
export function addDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}

/** The date in Taipei, as `20261121`: the beginning of an order number. */
export function taipeiDateStamp(at: Date): string {
  return taipeiIso(at).slice(0, 10).replaceAll('-', '');
}

/** @param month counted from 0 */
function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}
