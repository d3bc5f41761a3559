import 'server-only';
import type { UnitSlugInput } from '~/schemas/lesson';
import { requireUser, type Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { openable } from '../course/on-show';
import { practicableUnits } from './access';
import { enrol, restore } from './enrol';

/** Puts a unit into the actor's My Learning, or back into it at the place where it was left.
 *  @throws ServiceError LOGIN_USER_REQUIRED | UNIT_NOT_FOUND | VIP_REQUIRED */
export async function addEnrolment({ ctx, input }: Verb<UnitSlugInput>): Promise<void> {
  const userId = requireUser(ctx);
  const unit = await ctx.db.unit.findFirst({
    where: { slug: input.slug, ...openable({ ctx }) },
    select: { id: true, access: true },
  });
  if (!unit) throw new ServiceError('UNIT_NOT_FOUND');
  if (!(await practicableUnits({ ctx, input: { userId, units: [unit] } })).has(unit.id))
    throw new ServiceError('VIP_REQUIRED');
  await enrol(ctx.db, userId, [unit.id], ctx.now());
  await restore(ctx.db, userId, unit.id);
}
