import 'server-only';
import type { Lesson, UnitSlugInput } from '~/schemas/lesson';
import type { Verb } from '~/server/context';
import { recordOpening } from '../membership/record-opening';
import { enrol, restore } from './enrol';
import { buildLesson, getOpenableUnit } from './get-lesson';

/** Opens a unit: returns its items, and for a user the position to resume at and the results so far. The
 *  first opening enrols the user, and each opening of a members' unit is use of the membership. Free units
 *  are open to visitors.
 *  @throws ServiceError UNIT_NOT_FOUND | LOGIN_USER_REQUIRED | MEMBERSHIP_REQUIRED */
export async function openLesson({ ctx, input }: Verb<UnitSlugInput>): Promise<Lesson> {
  const unit = await getOpenableUnit({ ctx, input });
  if (ctx.actor.kind === 'user') {
    const userId = ctx.actor.id;
    await recordOpening(ctx.db, userId, 'unit', unit, ctx.now());
    await enrol(ctx.db, userId, [unit.id], ctx.now());
    await restore(ctx.db, userId, unit.id);
  }
  return buildLesson({ ctx, input: unit });
}
