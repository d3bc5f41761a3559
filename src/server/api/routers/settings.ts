import 'server-only';
import { editSettingsSchema } from '~/schemas/learner-settings';
import { editSettings } from '~/server/services/memory/edit-settings';
import { readSettings } from '~/server/services/memory/read-settings';
import { router, userProcedure } from '../trpc';

export const settingsRouter = router({
  /** How the actor wants to learn: leniency, keys, weekly goal, cards a day. */
  get: userProcedure.query(({ ctx }) => readSettings({ ctx })),
  edit: userProcedure
    .input(editSettingsSchema)
    .mutation(({ ctx, input }) => editSettings({ ctx, input })),
});
