import 'server-only';
import { editSettingsSchema } from '~/schemas/learner-settings';
import { editSettings } from '~/server/services/spaced-repetition/edit-settings';
import { getLearnerSettings } from '~/server/services/spaced-repetition/learner-settings';
import { router, userProcedure } from '../trpc';

export const settingsRouter = router({
  /** How the actor wants to learn: leniency, keys, weekly goal, cards a day. */
  get: userProcedure.query(({ ctx }) => getLearnerSettings({ ctx })),
  edit: userProcedure
    .input(editSettingsSchema)
    .mutation(({ ctx, input }) => editSettings({ ctx, input })),
});
