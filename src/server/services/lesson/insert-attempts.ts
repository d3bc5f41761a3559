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

/** Three hours of uninterrupted practice with an attempt every four seconds. */
const MAX_ATTEMPTS_PER_DAY = 2700;

interface Options {
  userId: string;
  now: Date;
  /** Reviews count only for this card in this version. */
  seen?: SeenCard;
}

/** Inserts attempts and counts each once: in the unit, the cards, the day and the phonemes. Attempts that
 *  are stored already change nothing, so that a repeated request is harmless.
 *  @returns ids that belong to the account now; an id that is missing belongs to another account
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
  // Insert in id order, so that two batches with the same ids cannot deadlock.
  const rows = attempts
    .map((attempt) => toRow(attempt, userId, now))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const inserted = await tx.attempt.createManyAndReturn({
    data: rows,
    skipDuplicates: true,
    select: { id: true },
  });
  const owned = await tx.attempt.findMany({
    where: { id: { in: rows.map(({ id }) => id) }, userId },
    select: { id: true },
  });
  const ids = new Set(owned.map(({ id }) => id));
  const isNew = new Set(inserted.map(({ id }) => id));
  const fresh = attempts.filter(({ id }) => isNew.has(id));
  if (fresh.length === 0) return { ids, reviews: [] };
  const reviews = await scheduleCards(tx, fresh, { userId, now, seen });
  await countPractice(tx, userId, fresh, reviews);
  await assertDailyLimit(tx, fresh, userId);
  return { ids, reviews };
}

function toRow(attempt: ValidAttempt, userId: string, now: Date): Prisma.AttemptCreateManyInput {
  const { id, itemId, mode, score, passed, engine, accent, spokenMs, madeAt } = attempt;
  // Phonemes are stored as weekly counts: a year of them in each attempt would be the largest table.
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
