/** Reminders by e-mail before a membership ends: a week and a day ahead. */
export type Reminder = 'WEEK' | 'DAY';

const DAY_MS = 86_400_000;

/** Time before the end at which the first reminder is due, ms. */
export const WEEK_AHEAD_MS = 7 * DAY_MS;

/** The reminder due at `now`, or null: each is sent once for one end; a renewal makes a new end. If the
 *  worker was down for days, only the later one is sent. */
export function dueReminder(
  end: { endsAt: Date; weekReminderSentFor: Date | null; dayReminderSentFor: Date | null },
  now: Date,
): Reminder | null {
  const left = end.endsAt.getTime() - now.getTime();
  if (left <= 0 || left > WEEK_AHEAD_MS) return null;
  const wasSent = (at: Date | null) => at?.getTime() === end.endsAt.getTime();
  if (left <= DAY_MS) return wasSent(end.dayReminderSentFor) ? null : 'DAY';
  return wasSent(end.weekReminderSentFor) ? null : 'WEEK';
}
