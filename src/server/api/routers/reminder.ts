import 'server-only';
import { reminderLinkSchema } from '~/schemas/reminder';
import { resumeReminders } from '~/server/services/reminder/resume-reminders';
import { stopReminders } from '~/server/services/reminder/stop-reminders';
import { publicProcedure, router } from '../trpc';

export const reminderRouter = router({
  /** Stops the reminders of the account that the mailed link names. */
  stop: publicProcedure
    .input(reminderLinkSchema)
    .mutation(({ ctx, input }) => stopReminders({ ctx, input })),
  /** Undoes the stop; responds with the hour of the reminders. */
  resume: publicProcedure
    .input(reminderLinkSchema)
    .mutation(({ ctx, input }) => resumeReminders({ ctx, input })),
});
