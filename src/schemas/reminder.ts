import { z } from 'zod';

/** The token of a mailed link that stops reminders: sealed text, about 110 characters. */
export const reminderTokenSchema = z.string().regex(/^[\w-]{60,200}$/);

export const reminderLinkSchema = z.object({ token: reminderTokenSchema });
export type ReminderLinkInput = z.infer<typeof reminderLinkSchema>;
