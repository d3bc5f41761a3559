import 'server-only';
import { addDaysToDay, type Day, daysBetween, taipeiDay } from '~/domain/day';
import { reviewMinutes } from '~/domain/next-step/minutes';
import { daysToCatchUp } from '~/domain/spaced-repetition/review-plan';
import type { ReviewToday } from '~/schemas/spaced-repetition';
import { requireUser, type ServiceContext } from '~/server/context';
import { bool, integer, json, nullable, text, uuid } from '~/server/database/sql-types';
import { statement, type ValuesOf } from '~/server/database/statement';
import { runStatement } from '~/server/db';
import { DEFAULT_SETTINGS } from './learner-settings';
import { countReviewed } from './reviewed-cards';

const FORECAST_DAYS = 60;

/** Counts of a user's review of a day. New and deferred cards come first in it, in the order of their ids, as in
 *  `planReview`, so that counting the deferred ones does not need the cards' memory states. Later cards are counted
 *  only if some are left over today, or none is due. */
export const reviewCounts = statement({
  name: 'review-counts',
  parameters: { user: uuid, today: text, until: text },
  row: {
    share: integer,
    done: integer,
    reviewed: integer,
    due: integer,
    unspoken: integer,
    hasCards: bool,
    nextDueOn: nullable(text),
    coming: json<{ day: Day; count: number }[]>(),
    practisedOn: nullable(text),
  },
  sql: ({ user, today, until }) => `
    WITH plan AS (
      SELECT coalesce((SELECT "dailyReviews" FROM "LearnerSettings" WHERE "userId" = ${user}),
          ${DEFAULT_SETTINGS.dailyReviews}) AS "share",
        coalesce((SELECT "reviews" FROM "PracticeDay"
          WHERE "userId" = ${user} AND "day" = ${today}::date), 0) AS "done"
    ), due AS (
      SELECT "id", "speakingDeferred", "lastReviewedAt" FROM "Card"
      WHERE "userId" = ${user} AND "dueOn" <= ${today}::date
        AND "suspendedAt" IS NULL AND "knownAt" IS NULL
        AND ("buriedUntil" IS NULL OR "buriedUntil" <= ${today}::date)
    ), counts AS (
      SELECT plan.*, greatest("share" - "done", 0) AS "left", (SELECT count(*) FROM due)::int AS "due"
      FROM plan
    )
    SELECT "share", "done", ${countReviewed(user, `(${today}::date::timestamp AT TIME ZONE 'Asia/Taipei')`)} AS "reviewed", "due", (
      SELECT count(*) FILTER (WHERE "speakingDeferred") FROM (
        SELECT "speakingDeferred" FROM due WHERE "speakingDeferred" OR "lastReviewedAt" IS NULL
        ORDER BY "id" LIMIT "left") first
    )::int AS "unspoken", (
      "due" > 0 OR EXISTS (SELECT FROM "Card"
        WHERE "userId" = ${user} AND "suspendedAt" IS NULL AND "knownAt" IS NULL)
    ) AS "hasCards", CASE WHEN least("due", "left") = 0 THEN (
      SELECT "dueOn" FROM "Card"
      WHERE "userId" = ${user} AND "suspendedAt" IS NULL AND "knownAt" IS NULL
        AND "dueOn" > ${today}::date ORDER BY "dueOn" LIMIT 1
    )::text END AS "nextDueOn", CASE WHEN "due" > "left" THEN (
      SELECT coalesce(json_agg(json_build_object('day', "dueOn", 'count', "count")), '[]') FROM (
        SELECT "dueOn", count(*) FROM "Card"
        WHERE "userId" = ${user} AND "dueOn" > ${today}::date AND "dueOn" <= ${until}::date
          AND "suspendedAt" IS NULL AND "knownAt" IS NULL
          AND ("buriedUntil" IS NULL OR "buriedUntil" <= ${until}::date)
        GROUP BY "dueOn") days
    ) ELSE '[]' END AS "coming", CASE WHEN "due" > "left" THEN (
      SELECT max("day") FROM "PracticeDay" WHERE "userId" = ${user} AND "day" < ${today}::date
    )::text END AS "practisedOn"
    FROM counts`,
});

/** Counts of today's review, and the forecast for a backlog, in one statement.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function getReviewToday({ ctx }: { ctx: ServiceContext }): Promise<ReviewToday> {
  const user = requireUser(ctx);
  const today = taipeiDay(ctx.now());
  const until = addDaysToDay(today, FORECAST_DAYS);
  const [row] = await runStatement(ctx.db, reviewCounts, { user, today, until });
  if (!row) throw new Error('The counts of a review are exactly one row.');
  const { share, done, reviewed, hasCards, unspoken, nextDueOn } = row;
  const left = Math.max(0, share - done);
  const due = Math.min(row.due, left);
  return {
    due,
    unspoken,
    done: reviewed,
    minutes: reviewMinutes(due),
    hasCards,
    catchUp: row.due > left ? estimateCatchUp(row, row.due - left, today) : null,
    nextDueOn,
  };
}

function estimateCatchUp(
  { coming, share, practisedOn }: ValuesOf<typeof reviewCounts.row>,
  waiting: number,
  today: Day,
): ReviewToday['catchUp'] {
  const perDay = Array.from({ length: FORECAST_DAYS }, () => 0);
  for (const { day, count } of coming) perDay[daysBetween(today, day) - 1] = count;
  return {
    waiting,
    days: daysToCatchUp(waiting, perDay, share),
    daysAway: practisedOn === null ? null : daysBetween(practisedOn, today),
  };
}
