import 'server-only';
import type { AdoptLevelInput, LearnerSettings } from '~/schemas/learner-settings';
import { requireUser, type Verb } from '~/server/context';
import { lockUser } from '~/server/lock-user';
import { requireSameAccount } from '~/server/require-same-account';
import { withTransaction } from '~/server/transaction';
import { getUserSettings } from './learner-settings';

/** Makes the level that a visitor placed on a device that of the account, unless the account has answered or
 *  skipped that question. Of two concurrent calls the first counts.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN when another account than the input's is logged in */
export async function adoptLevel({ ctx, input }: Verb<AdoptLevelInput>): Promise<LearnerSettings> {
  const userId = requireUser(ctx);
  await requireSameAccount({ ctx, input: input.account });
  return withTransaction(ctx, async (tx) => {
    await lockUser(tx, userId, 'NO KEY UPDATE');
    const { level, asked } = await getUserSettings(tx, userId);
    if (level === null && !asked.includes('LEVEL')) {
      await tx.learnerSettings.createMany({ data: [{ userId }], skipDuplicates: true });
      const data = { level: input.level, asked: [...asked, 'LEVEL' as const] };
      await tx.learnerSettings.update({ where: { userId }, data });
    }
    return getUserSettings(tx, userId);
  });
}
