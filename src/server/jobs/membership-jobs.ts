import 'server-only';
import { sendExpiryReminders } from '~/server/services/membership/send-expiry-reminders';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Mails the members whose membership ends in a week or in a day. */
export const sendExpiryRemindersJob: Job = {
  name: 'send expiry reminders',
  intervalMs: 15 * 60_000,
  run: () => sendExpiryReminders({ ctx: jobContext() }),
};
