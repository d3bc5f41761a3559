import 'server-only';
import type { EditSettingsInput, LearnerSettings } from '~/schemas/learner-settings';
import { requireUser, type Verb } from '~/server/context';
import { getUserSettings } from './learner-settings';

/** Updates the settings given in the input and leaves the others, also under concurrent updates from two
 *  devices.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function editSettings({
  ctx,
  input,
}: Verb<EditSettingsInput>): Promise<LearnerSettings> {
  const userId = requireUser(ctx);
  const { leniency, keyMap, goal, dailyReviews } = input;
  const change = {
    leniency,
    keyMap,
    dailyReviews,
    ...(goal && { goalKind: goal.kind, goalAmount: goal.amount }),
  };
  await ctx.db.learnerSettings.createMany({ data: [{ userId }], skipDuplicates: true });
  await ctx.db.learnerSettings.update({ where: { userId }, data: change });
  return getUserSettings(ctx.db, userId);
}
