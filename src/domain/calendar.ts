/** Taiwan keeps UTC+8 all year (no summer time since 1979), so a Taipei date is plain arithmetic. */
const TAIPEI_OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** `months` calendar months later in Asia/Taipei, same time of day; a day that the month does not have
 *  becomes its last one (31 January + 1 month = 28 or 29 February). */
export function addMonthsTaipei(at: Date, months: number): Date {
  const local = new Date(at.getTime() + TAIPEI_OFFSET_MS);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  local.setUTCDate(Math.min(day, daysInMonth(local.getUTCFullYear(), local.getUTCMonth())));
  return new Date(local.getTime() - TAIPEI_OFFSET_MS);
}

/** `days` days of 24 hours later; negative goes back. */
export function addDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}

/** The date in Taipei, as `20261121`: what order numbers begin with. */
export function taipeiDateStamp(at: Date): string {
  return new Date(at.getTime() + TAIPEI_OFFSET_MS).toISOString().slice(0, 10).replaceAll('-', '');
}

/** @param month counted from 0 */
function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}
