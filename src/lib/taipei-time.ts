/** Taiwan keeps UTC+8 all year (no summer time since 1979), so its clock is plain arithmetic. */
const TAIPEI_OFFSET_MS = 8 * 3_600_000;

/** A moment shifted so that the UTC fields of the result show the clock of Taipei. */
export function toTaipeiClock(at: Date): Date {
  return new Date(at.getTime() + TAIPEI_OFFSET_MS);
}

/** The moment at which the clock of Taipei shows the UTC fields of `local`. */
export function fromTaipeiClock(local: Date): Date {
  return new Date(local.getTime() - TAIPEI_OFFSET_MS);
}

/** The clock of Taipei as text, such as `2026-11-21T12:05:09`. */
export function taipeiIso(at: Date): string {
  return toTaipeiClock(at).toISOString().slice(0, 19);
}

/** The clock of Taipei in fields; `month` counts from 0, `weekday` from Sunday. */
export function taipeiFields(at: Date) {
  const local = toTaipeiClock(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth(),
    day: local.getUTCDate(),
    weekday: local.getUTCDay(),
    time: `${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`,
  };
}
