import 'server-only';
import { editSettingsSchema } from '~/schemas/learner-settings';
import { editSettings } from '~/server/services/spaced-repetition/edit-settings';
import { getLearnerSettings } from '~/server/services/spaced-repetition/learner-settings';
import { router, userProcedure } from '../trpc';

export const settingsRouter = router({
  /** The caller's learning settings: leniency, keys, weekly goal, cards a day. */
  get: userProcedure.query(({ ctx }) => getLearnerSettings({ ctx })),
  edit: userProcedure
    .input(editSettingsSchema)
    .mutation(({ ctx, input }) => editSettings({ ctx, input })),
});
