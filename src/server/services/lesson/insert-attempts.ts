import 'server-only';
import { dayToDate, taipeiDay } from '~/domain/day';
import type { Prisma, Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { lockUser } from '~/server/lock-user';
import { countPractice } from '../spaced-repetition/count-practice';
import {
  type CompletedReview,
  type SeenCard,
  scheduleCards,
} from '../spaced-repetition/schedule-cards';
import { enrol } from './enrol';
import { recordNewUnits } from './record-new-units';
import type { ValidAttempt } from './validate-attempts';

/** Three hours without a pause, an attempt every four seconds. */
const MAX_ATTEMPTS_PER_DAY = 2700;

interface Options {
  userId: string;
  now: Date;
  /** Reviews count only for this card in this version. */
  seen?: SeenCard;
}

/** Keeps attempts and lets each count once: in the unit, the cards, the day and the sounds. What was
 *  kept before changes nothing, so sending twice is harmless.
 *  @returns ids that are the account's now; an id missing there belongs to somebody else
 *  @throws ServiceError TOO_MANY_REQUESTS */
export async function insertAttempts(
  tx: Tx,
  attempts: readonly ValidAttempt[],
  { userId, now, seen }: Options,
): Promise<{ ids: Set<string>; reviews: CompletedReview[] }> {
  await lockUser(tx, userId, 'NO KEY UPDATE');
  await enrol(tx, userId, [...new Set(attempts.map(({ unit }) => unit.id))].sort(), now);
  const units = attempts.map(({ unit }) => unit);
  await recordNewUnits(tx, userId, units, now);
  // One order of ids everywhere: two batches with the same ids cannot wait for each other.
  const rows = attempts
    .map((attempt) => toRow(attempt, userId, now))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const made = await tx.attempt.createManyAndReturn({
    data: rows,
    skipDuplicates: true,
    select: { id: true },
  });
  const mine = await tx.attempt.findMany({
    where: { id: { in: rows.map(({ id }) => id) }, userId },
    select: { id: true },
  });
  const ids = new Set(mine.map(({ id }) => id));
  const isNew = new Set(made.map(({ id }) => id));
  const fresh = attempts.filter(({ id }) => isNew.has(id));
  if (fresh.length === 0) return { ids, reviews: [] };
  const reviews = await scheduleCards(tx, fresh, { userId, now, seen });
  await countPractice(tx, userId, fresh, reviews);
  await assertDailyLimit(tx, fresh, userId);
  return { ids, reviews };
}

function toRow(attempt: ValidAttempt, userId: string, now: Date): Prisma.AttemptCreateManyInput {
  const { id, itemId, mode, score, passed, engine, accent, spokenMs, madeAt } = attempt;
  // The sounds are counted by week; a year of them beside each word would be the largest table.
  const words = attempt.words.map(({ text, score, status }) => ({ text, score, status }));
  return {
    id,
    userId,
    itemId,
    mode,
    score,
    passed,
    words,
    spokenMs,
    engine,
    accent,
    madeAt,
    savedAt: now,
  };
}

async function assertDailyLimit(
  tx: Tx,
  fresh: readonly ValidAttempt[],
  userId: string,
): Promise<void> {
  const days = [...new Set(fresh.map(({ madeAt }) => taipeiDay(madeAt)))];
  const full = await tx.practiceDay.count({
    where: { userId, day: { in: days.map(dayToDate) }, attempts: { gt: MAX_ATTEMPTS_PER_DAY } },
  });
  if (full > 0) throw new ServiceError('TOO_MANY_REQUESTS');
}
