import 'server-only';
import { adoptLevelSchema, editSettingsSchema } from '~/schemas/learner-settings';
import { adoptLevel } from '~/server/services/spaced-repetition/adopt-level';
import { editSettings } from '~/server/services/spaced-repetition/edit-settings';
import { getLearnerSettings } from '~/server/services/spaced-repetition/learner-settings';
import { router, userProcedure } from '../trpc';

export const settingsRouter = router({
  /** The caller's learning settings: leniency, keys, weekly goal, cards per day. */
  get: userProcedure.query(({ ctx }) => getLearnerSettings({ ctx })),
  edit: userProcedure
    .input(editSettingsSchema)
    .mutation(({ ctx, input }) => editSettings({ ctx, input })),
  /** Makes the level that was placed on a device that of the account, unless it has one. */
  adoptLevel: userProcedure
    .input(adoptLevelSchema)
    .mutation(({ ctx, input }) => adoptLevel({ ctx, input })),
});
