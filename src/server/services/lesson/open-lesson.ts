import 'server-only';
import { dateToDay, taipeiDay } from '~/domain/day';
import type { Lesson, UnitSlugInput } from '~/schemas/lesson';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { accessibleUnits } from '../course/unit-filters';
import { summaryColumns, toUnitSummary } from '../course/unit-summary';
import { recordOpening } from '../membership/record-opening';
import { requireAccess } from './access';
import { bestAttempts } from './best-attempts';
import { enrol, restore } from './enrol';
import { itemColumns, toLessonItem } from './lesson-item';

/** Opens a unit: returns its items, and for a user the position to resume at and the results so far. The
 *  first opening enrols the user, and each opening of a members' unit is use of the membership. Free units
 *  are open to visitors.
 *  @throws ServiceError UNIT_NOT_FOUND | LOGIN_USER_REQUIRED | MEMBERSHIP_REQUIRED */
export async function openLesson({ ctx, input }: Verb<UnitSlugInput>): Promise<Lesson> {
  const unit = await ctx.db.unit.findFirst({
    where: { slug: input.slug, ...accessibleUnits({ ctx }) },
    select: { id: true, ...summaryColumns, items: itemColumns },
  });
  if (!unit) throw new ServiceError('UNIT_NOT_FOUND');
  await requireAccess({ ctx, input: unit });
  const opened = { unit: toUnitSummary(unit), items: unit.items.map(toLessonItem) };
  if (ctx.actor.kind !== 'user')
    return { ...opened, currentIndex: 0, spentMs: 0, completedAt: null, best: {} };

  const userId = ctx.actor.id;
  await recordOpening(ctx.db, userId, 'unit', unit, ctx.now());
  await enrol(ctx.db, userId, [unit.id], ctx.now());
  await restore(ctx.db, userId, unit.id);
  const [enrolment, best] = await Promise.all([
    ctx.db.enrolment.findUniqueOrThrow({ where: { userId_unitId: { userId, unitId: unit.id } } }),
    bestAttempts(ctx.db, userId, unit.id),
  ]);
  const { currentIndex, completedAt, spentOn } = enrolment;
  const isToday = spentOn !== null && dateToDay(spentOn) === taipeiDay(ctx.now());
  return { ...opened, currentIndex, spentMs: isToday ? enrolment.spentMs : 0, completedAt, best };
}
