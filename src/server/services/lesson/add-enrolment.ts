import 'server-only';
import type { UnitSlugInput } from '~/schemas/lesson';
import { requireUser, type Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { accessibleUnits } from '../course/unit-filters';
import { unitsAcceptingResults } from './access';
import { enrol, restore } from './enrol';

/** Puts a unit into the actor's My Learning, or restores it with its progress.
 *  @throws ServiceError LOGIN_USER_REQUIRED | UNIT_NOT_FOUND | MEMBERSHIP_REQUIRED */
export async function addEnrolment({ ctx, input }: Verb<UnitSlugInput>): Promise<void> {
  const userId = requireUser(ctx);
  const unit = await ctx.db.unit.findFirst({
    where: { slug: input.slug, ...accessibleUnits({ ctx }) },
    select: { id: true, access: true },
  });
  if (!unit) throw new ServiceError('UNIT_NOT_FOUND');
  if (!(await unitsAcceptingResults({ ctx, input: { userId, units: [unit] } })).has(unit.id))
    throw new ServiceError('MEMBERSHIP_REQUIRED');
  await enrol(ctx.db, userId, [unit.id], ctx.now());
  await restore(ctx.db, userId, unit.id);
}
