import { toTaipeiClock } from '~/lib/taipei-time';

/** Hours after the chosen one within which a reminder is still sent, if the worker was down. */
const LATE_HOURS = 2;

/** The chosen hours whose reminders may be sent at `now`, in Taipei: the present one first, then those of the same
 *  day that a worker may have missed. */
export function remindableHours(now: Date): number[] {
  const hour = toTaipeiClock(now).getUTCHours();
  return Array.from({ length: LATE_HOURS + 1 }, (_, late) => hour - late).filter((at) => at >= 0);
}

/** Whether the reminder of a chosen hour is due at `now`. If an hour is chosen after it has begun, the first
 *  reminder is on the next day.
 *  @param setAt time of the choice */
export function isReminderDue({ hour, setAt }: { hour: number; setAt: Date }, now: Date): boolean {
  return remindableHours(now).includes(hour) && setAt < startOfHour(hour, now);
}

/** The time after which today's reminder of a chosen hour is not sent any more: the last time at which a worker
 *  that was down would still enqueue it, but never on the next day. */
export function reminderEnd(hour: number, now: Date): Date {
  const hours = Math.min(LATE_HOURS + 1, 24 - hour);
  return new Date(startOfHour(hour, now).getTime() + hours * 3_600_000);
}

/** The moment at which an hour of today begins in Taipei. */
function startOfHour(hour: number, now: Date): Date {
  const local = toTaipeiClock(now);
  const late = (local.getUTCHours() - hour) * 3_600_000;
  return new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000 - late);
}
