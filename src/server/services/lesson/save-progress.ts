import 'server-only';
import { dayToDate, taipeiDay } from '~/domain/day';
import { latestOlderReport } from '~/domain/report-order';
import { ITEMS_PER_UNIT } from '~/domain/unit-kinds';
import type { Progress, SaveProgressInput } from '~/schemas/lesson';
import { requireUser, type Verb } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { requireSameAccount } from '~/server/require-same-account';
import { withTransaction } from '~/server/transaction';
import { TRIED_CARD } from '../spaced-repetition/tried-cards';
import { unitsAcceptingResults } from './access';
import { enrol } from './enrol';
import { recordNewUnits } from './record-new-units';

/** Saves the actor's position in a unit; of two devices the later position wins, even if its request arrives
 *  first. At the end the learner resumes at the first untried item. A unit of which every item was tried is completed,
 *  wherever the learner stops, and begins anew: a position from before its completion is none to resume at. Of two
 *  devices' times on one day the longer one counts; finishing resets the time.
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
        select: {
          cards: {
            where: { userId, ...TRIED_CARD },
            select: { id: true },
          },
        },
        orderBy: [{ kind: 'asc' }, { position: 'asc' }],
      },
    },
  });
  if (!unit) throw new ServiceError('UNIT_NOT_FOUND');
  if (!(await unitsAcceptingResults({ ctx, input: { userId, units: [unit] } })).has(unit.id))
    throw new ServiceError('MEMBERSHIP_REQUIRED');

  const now = ctx.now();
  const reportedAt = new Date(now.getTime() - input.agoMs);
  const untried = unit.items.flatMap((item, index) => (item.cards.length === 0 ? [index] : []));
  const atEnd = input.finished || input.currentIndex >= ITEMS_PER_UNIT;
  const currentIndex = atEnd ? (untried[0] ?? 0) : input.currentIndex;
  const where = { userId, unitId: unit.id };

  return withTransaction(ctx, async (tx) => {
    await recordNewUnits(tx, userId, [{ ...unit, slug: input.slug }], now);
    await enrol(tx, userId, [unit.id], reportedAt);
    const completedAt =
      untried.length === 0 ? await complete(tx, where, input.finished ? reportedAt : null) : null;
    const isOutdated = completedAt !== null && completedAt >= reportedAt;
    await tx.enrolment.updateMany({
      // Progress of a unit that was only opened may be overwritten by an earlier report, such as a visitor's.
      where: {
        ...where,
        OR: [
          { lastActiveAt: { lte: latestOlderReport(reportedAt) } },
          { currentIndex: 0, completedAt: null },
        ],
      },
      data: { currentIndex: isOutdated ? 0 : currentIndex, lastActiveAt: reportedAt },
    });
    await saveSpentTime(tx, where, input, reportedAt);
    const enrolment = await tx.enrolment.findUniqueOrThrow({ where: { userId_unitId: where } });
    return {
      currentIndex: enrolment.currentIndex,
      remaining: untried.length,
      completedAt: enrolment.completedAt,
    };
  });
}

/** Completes a unit of which every item was tried, if it is not completed yet.
 *  @param at null for the last time in the unit before this report: its items were tried until then
 *  @returns the time of its completion */
async function complete(
  tx: Tx,
  where: { userId: string; unitId: string },
  at: Date | null,
): Promise<Date> {
  const enrolment = await tx.enrolment.findUniqueOrThrow({ where: { userId_unitId: where } });
  if (enrolment.completedAt) return enrolment.completedAt;
  const completedAt = at ?? enrolment.lastActiveAt;
  await tx.enrolment.update({ where: { id: enrolment.id }, data: { completedAt } });
  return completedAt;
}

/** Stores the time spent on a day if it is longer than the stored one; finishing sets it to zero. */
async function saveSpentTime(
  tx: Tx,
  where: { userId: string; unitId: string },
  { spentMs, finished }: SaveProgressInput,
  reportedAt: Date,
): Promise<void> {
  if (spentMs === undefined && !finished) return;
  const spentOn = dayToDate(taipeiDay(reportedAt));
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
