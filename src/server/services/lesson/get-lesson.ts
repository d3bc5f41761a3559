import 'server-only';
import { dateToDay, taipeiDay } from '~/domain/day';
import { ITEMS_PER_UNIT } from '~/domain/unit-kinds';
import type { Lesson, UnitSlugInput } from '~/schemas/lesson';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { accessibleUnits } from '../course/unit-filters';
import { summaryColumns, toUnitSummary } from '../course/unit-summary';
import { hasRecordedOpening } from '../membership/has-recorded-opening';
import { requireAccess } from './access';
import { findItemResults } from './find-item-results';
import { itemColumns, toLessonItem } from './lesson-item';

/** Finds a unit that the actor may open, with its items.
 *  @throws ServiceError UNIT_NOT_FOUND | LOGIN_USER_REQUIRED | MEMBERSHIP_REQUIRED */
export async function getOpenableUnit({ ctx, input }: Verb<UnitSlugInput>) {
  const unit = await ctx.db.unit.findFirst({
    where: { slug: input.slug, ...accessibleUnits({ ctx }) },
    select: { id: true, ...summaryColumns, items: itemColumns },
  });
  if (!unit) throw new ServiceError('UNIT_NOT_FOUND');
  await requireAccess({ ctx, input: unit });
  return unit;
}

type OpenableUnit = Awaited<ReturnType<typeof getOpenableUnit>>;

/** Builds a lesson of a unit: for a user with the position to resume at and the results so far. */
export async function buildLesson({ ctx, input: unit }: Verb<OpenableUnit>): Promise<Lesson> {
  const content = { unit: toUnitSummary(unit), items: unit.items.map(toLessonItem) };
  const begun = {
    ...content,
    currentIndex: 0,
    spentMs: 0,
    completedAt: null,
    best: {},
    leftOpen: [],
  };
  if (ctx.actor.kind !== 'user') return begun;
  const ids = { userId: ctx.actor.id, unitId: unit.id };
  const [enrolment, results] = await Promise.all([
    ctx.db.enrolment.findUnique({ where: { userId_unitId: ids } }),
    findItemResults(ctx.db, ids.userId, ids.unitId),
  ]);
  if (!enrolment) return { ...begun, ...results };
  const { currentIndex, spentOn } = enrolment;
  const tried = Object.keys(results.best).length + results.leftOpen.length;
  const isCompleted = enrolment.completedAt !== null || tried >= ITEMS_PER_UNIT;
  const isToday = spentOn !== null && dateToDay(spentOn) === taipeiDay(ctx.now());
  return {
    ...content,
    currentIndex,
    spentMs: isToday ? enrolment.spentMs : 0,
    completedAt: enrolment.completedAt ?? (isCompleted ? enrolment.lastActiveAt : null),
    ...results,
  };
}

/** The lesson of a unit as `openLesson` would return it, for a page that shows it before it is opened. Null for a
 *  members' unit without a recorded opening in the present membership, because its content is sent only after the
 *  recording.
 *  @throws ServiceError UNIT_NOT_FOUND | LOGIN_USER_REQUIRED | MEMBERSHIP_REQUIRED */
export async function findUnopenedLesson({
  ctx,
  input,
}: Verb<UnitSlugInput>): Promise<Lesson | null> {
  const unit = await getOpenableUnit({ ctx, input });
  if (unit.access === 'FREE' || (await isRecorded({ ctx, input })))
    return buildLesson({ ctx, input: unit });
  return null;
}

async function isRecorded({ ctx, input }: Verb<UnitSlugInput>): Promise<boolean> {
  const { db, actor, now } = ctx;
  return actor.kind === 'user' && hasRecordedOpening(db, actor.id, `unit:${input.slug}`, now());
}
