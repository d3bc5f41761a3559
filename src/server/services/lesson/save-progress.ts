import { ITEMS_PER_UNIT } from '~/domain/unit-kinds';
import 'server-only';
import { dayToDate, taipeiDay } from '~/domain/day';
import type { Progress, SaveProgressInput } from '~/schemas/lesson';
import { requireUser, type Verb, withTransaction } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { unitsAcceptingResults } from './access';
import { enrol } from './enrol';
import { recordNewUnits } from './record-new-units';
import { requireSameAccount } from './same-account';

/** Remembers where the actor is in a unit; of two devices the later one wins, however late its
 *  message arrives. Reaching the end completes the unit once every item has been tried; before that
 *  the learner resumes at the first item left out. Of two devices' times on one day the longer one
 *  counts; the end begins a new sitting.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | UNIT_NOT_FOUND | MEMBERSHIP_REQUIRED */
export async function saveProgress({ ctx, input }: Verb<SaveProgressInput>): Promise<Progress> {
  const userId = requireUser(ctx);
  await requireSameAccount({ ctx, input: input.account });
  const unit = await ctx.db.unit.findUnique({
    where: { slug: input.slug },
    select: {
      id: true,
      access: true,
      items: {
        select: { cards: { where: { userId, attempts: { gt: 0 } }, select: { id: true } } },
        orderBy: [{ kind: 'asc' }, { position: 'asc' }],
      },
    },
  });
  if (!unit) throw new ServiceError('UNIT_NOT_FOUND');
  if (!(await unitsAcceptingResults({ ctx, input: { userId, units: [unit] } })).has(unit.id))
    throw new ServiceError('MEMBERSHIP_REQUIRED');

  const now = ctx.now();
  const at = new Date(now.getTime() - input.agoMs);
  const left = unit.items.flatMap((item, index) => (item.cards.length === 0 ? [index] : []));
  const atEnd = input.finished || input.currentIndex >= ITEMS_PER_UNIT;
  const currentIndex = atEnd ? (left[0] ?? 0) : input.currentIndex;
  const where = { userId, unitId: unit.id };

  return withTransaction(ctx, async (tx) => {
    await recordNewUnits(tx, userId, [{ ...unit, slug: input.slug }], now);
    await enrol(tx, userId, [unit.id], at);
    await tx.enrolment.updateMany({
      // A unit that was only opened has nothing to lose to an earlier message, such as a visitor's.
      where: {
        ...where,
        OR: [{ lastActiveAt: { lte: at } }, { currentIndex: 0, completedAt: null }],
      },
      data: { currentIndex, lastActiveAt: at },
    });
    await addUpTime(tx, where, input, at);
    if (input.finished && left.length === 0)
      await tx.enrolment.updateMany({
        where: { ...where, completedAt: null },
        data: { completedAt: at },
      });
    const enrolment = await tx.enrolment.findUniqueOrThrow({ where: { userId_unitId: where } });
    return {
      currentIndex: enrolment.currentIndex,
      remaining: left.length,
      completedAt: enrolment.completedAt,
    };
  });
}

async function addUpTime(
  tx: Tx,
  where: { userId: string; unitId: string },
  { spentMs, finished }: SaveProgressInput,
  at: Date,
): Promise<void> {
  if (spentMs === undefined && !finished) return;
  const spentOn = dayToDate(taipeiDay(at));
  const spent = finished ? 0 : (spentMs ?? 0);
  const longer = finished ? {} : { spentMs: { lt: spent } };
  await tx.enrolment.updateMany({
    where: {
      ...where,
      OR: [{ spentOn: null }, { spentOn: { lt: spentOn } }, { spentOn, ...longer }],
    },
    data: { spentMs: spent, spentOn },
  });
}
