import { dateToDay, taipeiDay } from '~/domain/day';
import { daysUntil } from '~/domain/figure';
import { reliableSounds } from '~/domain/speech/reliable-sounds';
import { DEMO_EMAIL } from '~/lib/demo-email';
import type { Numbers, NumbersInput } from '~/schemas/numbers';
import type { Verb } from '~/server/context';
import { requirePermission } from '../operator/permissions';
import { countActiveMembers } from './active-members';
import { readHardSounds, readHardWords, readUnits } from './read-content';
import { findFirstScoreDay, readDays, readPlans, toDayRows } from './read-days';
import { readEnding } from './read-ending';

/** The operators' numbers: stored totals, with today's money, accounts and practice counted now. Words, sounds and
 *  units have the worker's last counts.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function getNumbers({ ctx, input }: Verb<NumbersInput>): Promise<Numbers> {
  requirePermission({ ctx, input: 'numbers.read' });
  const { db } = ctx;
  const now = ctx.now();
  const today = taipeiDay(now);
  const range = daysUntil(today, input.days);
  const [
    { values, productIds },
    activeMembers,
    firstScoresSince,
    ending,
    words,
    sounds,
    units,
    progress,
    demo,
  ] = await Promise.all([
    readDays(db, range),
    countActiveMembers(db, now),
    findFirstScoreDay(db),
    readEnding(db, today, now),
    readHardWords(db, range),
    readHardSounds(db, range, reliableSounds),
    readUnits(db, today),
    db.figureProgress.findUnique({ where: { id: 1 } }),
    db.user.findUnique({ where: { email: DEMO_EMAIL }, select: { id: true } }),
  ]);
  const { countedFrom = null, countedAt = null } = progress ?? {};
  return {
    today,
    days: toDayRows(range, values, { activeMembers, firstScoresSince }),
    plans: await readPlans(db, range, values, productIds),
    ending,
    words,
    sounds,
    units,
    firstScoresSince,
    countedAt,
    hasDemo: demo !== null,
    isComplete: countedFrom !== null && dateToDay(countedFrom) <= range.from,
  };
}
