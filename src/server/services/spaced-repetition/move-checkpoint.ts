import 'server-only';
import { type Day, getMonday } from '~/domain/day';
import { firstRecentWeek } from '~/domain/spaced-repetition/recent-weeks';
import { makeCheckpoint, type StreakCheckpoint } from '~/domain/spaced-repetition/streak';
import { nullable, text, uuid } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { runStatement, type Tx } from '~/server/db';

const practisedDays = statement({
  name: 'practised-days',
  parameters: { user: uuid, from: nullable(text), until: text },
  row: { day: text },
  sql: ({ user, from, until }) => `
    SELECT "day"::text FROM "PracticeDay"
    WHERE "userId" = ${user} AND "attempts" > 0
      AND "day" >= coalesce(${from}::date, '-infinity') AND "day" < ${until}::date
    ORDER BY "day"`,
});

/** Advances the totals of earlier practice to the week of the latest day, once a week. If days before the
 *  checkpoint are added, such as by a device that was offline, it is recomputed from all days. The caller holds
 *  the lock on the user and has counted the days.
 *  @param days practised, in any order, at least one
 *  @param current the user's checkpoint; null before the first one */
export async function moveCheckpoint(
  tx: Tx,
  userId: string,
  days: readonly Day[],
  current: StreakCheckpoint | null,
): Promise<void> {
  const inOrder = [...days].sort();
  const isLate = current !== null && inOrder[0]! < current.week;
  const latestWeek = getMonday(inOrder.at(-1)!);
  const week = current !== null && current.week > latestWeek ? current.week : latestWeek;
  if (week === current?.week && !isLate) return;
  const before = isLate ? null : current;
  const values = { user: userId, from: before?.week ?? null, until: week };
  const practised = await runStatement(tx, practisedDays, values);
  const { length, best } = makeCheckpoint(
    practised.map(({ day }) => day),
    week,
    before,
  );
  await tx.$executeRaw`
    INSERT INTO "PracticeCheckpoint" ("userId", "week", "streak", "best")
    VALUES (${userId}::uuid, ${week}::date, ${length}, ${best})
    ON CONFLICT ("userId") DO UPDATE
    SET "week" = EXCLUDED."week", "streak" = EXCLUDED."streak", "best" = EXCLUDED."best"`;
  await movePhonemeTotals(tx, userId, week, before?.week ?? null);
}

/** Adds the weeks that are no longer recent to the totals.
 *  @param from week of the previous checkpoint; null to recompute everything */
async function movePhonemeTotals(
  tx: Tx,
  userId: string,
  week: Day,
  from: Day | null,
): Promise<void> {
  if (from === null) await tx.phonemeTotal.deleteMany({ where: { userId } });
  const first = from && firstRecentWeek(from);
  await tx.$executeRaw`
    INSERT INTO "PhonemeTotal" AS t ("userId", "expected", "said", "clear")
    SELECT "userId", "expected", sum("count"),
      coalesce(sum("count") FILTER (WHERE "heard" = "expected"), 0)
    FROM "PhonemeStat"
    WHERE "userId" = ${userId}::uuid AND "week" >= coalesce(${first}::date, '-infinity')
      AND "week" < ${firstRecentWeek(week)}::date
    GROUP BY "userId", "expected"
    ON CONFLICT ("userId", "expected") DO UPDATE
    SET "said" = t."said" + EXCLUDED."said", "clear" = t."clear" + EXCLUDED."clear"`;
}
