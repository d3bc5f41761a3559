/** Offset of Taiwan's time, which is UTC+8 all year (no daylight saving time since 1979). */
const TAIPEI_OFFSET_MS = 8 * 3_600_000;

/** Shifts a time so that the UTC fields of the result are the local time of Taipei. */
export function toTaipeiClock(at: Date): Date {
  return new Date(at.getTime() + TAIPEI_OFFSET_MS);
}

/** The time at which the local time of Taipei is that of the UTC fields of `local`. */
export function fromTaipeiClock(local: Date): Date {
  return new Date(local.getTime() - TAIPEI_OFFSET_MS);
}

/** Local time of Taipei as text, such as `2026-11-21T12:05:09`. */
export function taipeiIso(at: Date): string {
  return toTaipeiClock(at).toISOString().slice(0, 19);
}

/** Local time of Taipei in fields; `month` counts from 0, `weekday` from Sunday. */
export function taipeiFields(at: Date) {
  const local = toTaipeiClock(at);
  const padTwo = (value: number) => String(value).padStart(2, '0');
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth(),
    day: local.getUTCDate(),
    weekday: local.getUTCDay(),
    time: `${padTwo(local.getUTCHours())}:${padTwo(local.getUTCMinutes())}`,
  };
}
