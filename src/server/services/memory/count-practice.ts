import 'server-only';
import { mondayOf, taipeiDay } from '~/domain/day';
import { countSounds } from '~/domain/memory/sounds';
import type { AttemptInput } from '~/schemas/lesson';
import type { Tx } from '~/server/db';
import type { ReviewMade } from './schedule-cards';

type Attempt = Pick<AttemptInput, 'passed' | 'spokenMs' | 'words'> & { madeAt: Date };

/** Adds newly kept attempts, and the reviews that they were, to the days and weeks that they belong to:
 *  a year of practice is then read from a few hundred rows. */
export async function countPractice(
  tx: Tx,
  userId: string,
  attempts: readonly Attempt[],
  reviews: readonly ReviewMade[],
): Promise<void> {
  await countDays(tx, userId, attempts, reviews);
  await countWeeklySounds(tx, userId, attempts);
}

async function countDays(
  tx: Tx,
  userId: string,
  attempts: readonly Attempt[],
  reviews: readonly ReviewMade[],
): Promise<void> {
  const days = new Map<string, ReturnType<typeof noPractice>>();
  const at = (moment: Date) => {
    const day = taipeiDay(moment);
    const sums = days.get(day) ?? noPractice();
    days.set(day, sums);
    return sums;
  };
  for (const { madeAt, passed, spokenMs = 0 } of attempts) {
    const sums = at(madeAt);
    sums.attempts++;
    sums.passed += passed ? 1 : 0;
    sums.spokenMs += spokenMs;
  }
  for (const { reviewedAt } of reviews) at(reviewedAt).reviews++;
  const rows = [...days].map(([day, sums]) => ({ day, ...sums }));
  await tx.$executeRaw`
    INSERT INTO "PracticeDay" AS d ("userId", "day", "attempts", "passed", "reviews", "spokenMs")
    SELECT ${userId}::uuid, n.* FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS n("day" date, "attempts" int, "passed" int, "reviews" int, "spokenMs" int)
    ON CONFLICT ("userId", "day") DO UPDATE SET "attempts" = d."attempts" + EXCLUDED."attempts",
      "passed" = d."passed" + EXCLUDED."passed", "reviews" = d."reviews" + EXCLUDED."reviews",
      "spokenMs" = d."spokenMs" + EXCLUDED."spokenMs"`;
}

const noPractice = () => ({ attempts: 0, passed: 0, reviews: 0, spokenMs: 0 });

async function countWeeklySounds(
  tx: Tx,
  userId: string,
  attempts: readonly Attempt[],
): Promise<void> {
  const weeks = new Map<string, Map<string, number>>();
  for (const { madeAt, words } of attempts) {
    const week = mondayOf(taipeiDay(madeAt));
    weeks.set(week, countSounds(words, weeks.get(week)));
  }
  const rows = [...weeks].flatMap(([week, counts]) =>
    [...counts].map(([key, count]) => {
      const [expected, heard] = key.split(' ');
      return { week, expected, heard, count };
    }),
  );
  if (rows.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO "SoundStat" AS s ("userId", "week", "expected", "heard", "count")
    SELECT ${userId}::uuid, n.* FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS n("week" date, "expected" text, "heard" text, "count" int)
    ON CONFLICT ("userId", "week", "expected", "heard")
    DO UPDATE SET "count" = s."count" + EXCLUDED."count"`;
}
