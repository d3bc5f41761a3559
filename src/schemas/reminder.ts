import { z } from 'zod';
import { textSchema } from './text';

/** The token of a mailed link that stops reminders: sealed text, about 110 characters. */
export const reminderTokenSchema = textSchema(200).regex(/^[\w-]{60,200}$/);

export const reminderLinkSchema = z.object({ token: reminderTokenSchema });
export type ReminderLinkInput = z.infer<typeof reminderLinkSchema>;
