import type { ReminderLinkInput } from '~/schemas/reminder';
import type { Verb } from '~/server/context';
import { readReminderToken } from './reminder-token';

/** Undoes a stop of reminders by the same mailed link: they are sent at the chosen hour again.
 *  @returns that hour in Taipei; null when none is chosen any more
 *  @throws ServiceError LINK_INVALID */
export async function resumeReminders({
  ctx,
  input,
}: Verb<ReminderLinkInput>): Promise<number | null> {
  const userId = readReminderToken(input.token);
  await ctx.db.learnerSettings.updateMany({
    where: { userId },
    data: { remindersStoppedAt: null },
  });
  const settings = await ctx.db.learnerSettings.findUnique({ where: { userId } });
  return settings?.reminderHour ?? null;
}
