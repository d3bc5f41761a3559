import 'server-only';
import { getMonday, taipeiDay } from '~/domain/day';
import { countPhonemes } from '~/domain/spaced-repetition/phonemes';
import type { StreakCheckpoint } from '~/domain/spaced-repetition/streak';
import type { AttemptInput } from '~/schemas/lesson';
import type { Tx } from '~/server/db';
import { moveCheckpoint } from './move-checkpoint';
import type { CompletedReview } from './schedule-cards';

type Attempt = Pick<AttemptInput, 'passed' | 'spokenMs' | 'words'> & { madeAt: Date };

/** Adds newly inserted attempts and their reviews to the counts of their days and weeks, so that a year of
 *  practice is read from a few hundred rows. */
export async function countPractice(
  tx: Tx,
  userId: string,
  attempts: readonly Attempt[],
  reviews: readonly CompletedReview[],
): Promise<void> {
  const checkpoint = await countDays(tx, userId, attempts, reviews);
  await countWeeklyPhonemes(tx, userId, attempts);
  const days = attempts.map(({ madeAt }) => taipeiDay(madeAt));
  await moveCheckpoint(tx, userId, days, checkpoint);
}

/** @returns the user's checkpoint, read by the same statement */
async function countDays(
  tx: Tx,
  userId: string,
  attempts: readonly Attempt[],
  reviews: readonly CompletedReview[],
): Promise<StreakCheckpoint | null> {
  const days = new Map<string, ReturnType<typeof noPractice>>();
  const totalsFor = (time: Date) => {
    const day = taipeiDay(time);
    const totals = days.get(day) ?? noPractice();
    days.set(day, totals);
    return totals;
  };
  for (const { madeAt, passed, spokenMs = 0 } of attempts) {
    const totals = totalsFor(madeAt);
    totals.attempts++;
    totals.passed += passed ? 1 : 0;
    totals.spokenMs += spokenMs;
  }
  for (const { reviewedAt } of reviews) totalsFor(reviewedAt).reviews++;
  const rows = [...days].map(([day, totals]) => ({ day, ...totals }));
  const [checkpoint = null] = await tx.$queryRaw<StreakCheckpoint[]>`
    WITH counted AS (
      INSERT INTO "PracticeDay" AS d ("userId", "day", "attempts", "passed", "reviews", "spokenMs")
      SELECT ${userId}::uuid, n.* FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS n("day" date, "attempts" int, "passed" int, "reviews" int, "spokenMs" int)
      ON CONFLICT ("userId", "day") DO UPDATE SET "attempts" = d."attempts" + EXCLUDED."attempts",
        "passed" = d."passed" + EXCLUDED."passed", "reviews" = d."reviews" + EXCLUDED."reviews",
        "spokenMs" = d."spokenMs" + EXCLUDED."spokenMs"
    )
    SELECT "week"::text, "streak" AS "length", "best" FROM "PracticeCheckpoint"
    WHERE "userId" = ${userId}::uuid`;
  return checkpoint;
}

const noPractice = () => ({ attempts: 0, passed: 0, reviews: 0, spokenMs: 0 });

async function countWeeklyPhonemes(
  tx: Tx,
  userId: string,
  attempts: readonly Attempt[],
): Promise<void> {
  const weeks = new Map<string, Map<string, number>>();
  for (const { madeAt, words } of attempts) {
    const week = getMonday(taipeiDay(madeAt));
    weeks.set(week, countPhonemes(words, weeks.get(week)));
  }
  const rows = [...weeks].flatMap(([week, counts]) =>
    [...counts].map(([key, count]) => {
      const [expected, heard] = key.split(' ');
      return { week, expected, heard, count };
    }),
  );
  if (rows.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO "PhonemeStat" AS s ("userId", "week", "expected", "heard", "count")
    SELECT ${userId}::uuid, n.* FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS n("week" date, "expected" text, "heard" text, "count" int)
    ON CONFLICT ("userId", "week", "expected", "heard")
    DO UPDATE SET "count" = s."count" + EXCLUDED."count"`;
}
