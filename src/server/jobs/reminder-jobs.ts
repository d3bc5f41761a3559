import 'server-only';
import { sendPracticeReminders } from '~/server/services/reminder/send-practice-reminders';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

/** Mails the next step to learners at the hour that they chose. */
export const sendPracticeRemindersJob: Job = {
  name: 'send practice reminders',
  intervalMs: 60_000,
  run: () => sendPracticeReminders({ ctx: jobContext() }),
};
