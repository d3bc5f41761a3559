import 'server-only';
import type { UnitSlugInput } from '~/schemas/lesson';
import { requireUser, type Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';

/** Removes a unit from the actor's My Learning. Progress and attempts are kept: adding or opening the unit
 *  again restores them.
 *  @throws ServiceError LOGIN_USER_REQUIRED | UNIT_NOT_FOUND when it was not there */
export async function removeEnrolment({ ctx, input }: Verb<UnitSlugInput>): Promise<void> {
  const userId = requireUser(ctx);
  const { count } = await ctx.db.enrolment.updateMany({
    where: { userId, unit: { slug: input.slug }, removedAt: null },
    data: { removedAt: ctx.now() },
  });
  if (count === 0) throw new ServiceError('UNIT_NOT_FOUND');
}
