import { addDaysToDay, type Day, startOfDay } from '~/domain/day';
import type { PlannableUnit } from '~/domain/next-step/step';
import type { LevelResult, UnitLevel } from '~/domain/recommendations';
import { MAX_NEW_RENDERINGS } from '~/domain/rendering/rendering';
import type { GoalKind } from '~/domain/spaced-repetition/weekly-goal';
import { ITEMS_PER_UNIT } from '~/domain/unit-kinds';
import {
  bool,
  enumeration,
  integer,
  json,
  listOf,
  nullable,
  text,
  timestamp,
  uuid,
} from '~/server/database/sql-types';
import { statement, type ValuesOf } from '~/server/database/statement';
import {
  newRenderingsSql,
  renderingCandidatesSql,
  unrenderedSql,
} from '../review/rendering-candidates';
import { DEFAULT_SETTINGS } from '../spaced-repetition/learner-settings';
import { countReviewed } from '../spaced-repetition/reviewed-cards';
import { isTried } from '../spaced-repetition/tried-cards';
import { type Recording, recordingsSql } from './recordings';

/** A unit of a plan with its headlines. */
export type NamedUnit = PlannableUnit & { headline: { zh: string; en: string } };

/** Number of days before today of which the days with practice are read. */
const RECENT_DAYS = 30;

const days = { today: text, tomorrow: text, yesterday: text, recent: text, dayStart: timestamp };

/** The parameters of both statements, for a day in Taipei. */
export const dayParameters = (today: Day): ValuesOf<typeof days> => ({
  today,
  tomorrow: addDaysToDay(today, 1),
  yesterday: addDaysToDay(today, -1),
  recent: addDaysToDay(today, -RECENT_DAYS),
  dayStart: startOfDay(today),
});

const row = {
  goalKind: nullable(enumeration<GoalKind>('GoalKind')),
  goalAmount: nullable(integer),
  statedLevel: nullable(enumeration<UnitLevel>('CefrLevel')),
  minutes: nullable(integer),
  share: integer,
  counted: integer,
  practisedOn: nullable(text),
  practiceDays: json<Day[]>(),
  due: integer,
  ofSavedWords: integer,
  dueTomorrow: integer,
  reviewed: integer,
  practised: integer,
  spentMs: integer,
  finished: bool,
  newRenderings: integer,
  renderable: integer,
  renderableTomorrow: integer,
  leavesListeningOut: bool,
  hasListened: bool,
  levels: json<LevelResult[]>(),
  units: json<NamedUnit[]>(),
  recordings: json<Recording[]>(),
};

/** The row of the statement for one account. */
export type NextStepRow = ValuesOf<typeof row>;

/** SQL of the row of one account. @param user a placeholder, or a column of an outer query */
const rowSql = ({
  user,
  today,
  tomorrow,
  yesterday,
  recent,
  dayStart,
}: Record<'user' | keyof typeof days, string>) => `
    WITH tally AS (
      SELECT i."unitId", count(*) FILTER (WHERE ${isTried('c')}) AS "tried",
        count(*) FILTER (WHERE c."attempts" > 0) AS "attempted",
        count(c."passedAt") FILTER (WHERE c."attempts" > 0) AS "passed"
      FROM "Card" c JOIN "UnitItem" i ON i."id" = c."itemId"
      WHERE c."userId" = ${user} GROUP BY i."unitId"
    ), listed AS (
      SELECT u."id", u."slug", u."level", u."access", u."publishedOn", u."withdrawnAt",
        json_build_object('zh', u."headlineZh", 'en', u."headlineEn") AS "headline",
        coalesce(t."tried", 0) AS "tried", coalesce(t."passed", 0) AS "passed",
        e."completedAt", e."removedAt", e."lastActiveAt",
        coalesce(e."completedAt" IS NOT NULL OR t."tried" >= ${ITEMS_PER_UNIT}, false) AS "over",
        (e."lastActiveAt" AT TIME ZONE 'UTC' + interval '8 hours')::date AS "activeOn"
      FROM "Unit" u
      LEFT JOIN "Enrolment" e ON e."userId" = ${user} AND e."unitId" = u."id"
      LEFT JOIN tally t ON t."unitId" = u."id"
      WHERE u."publishedOn" <= ${today}::date AND u."level" IN ('A2', 'B1', 'B2')
    ), fresh AS (
      SELECT DISTINCT ON ("level", "access") * FROM listed
      WHERE "tried" = 0 AND NOT "over" AND "removedAt" IS NULL AND "withdrawnAt" IS NULL
      ORDER BY "level", "access", "publishedOn" DESC, "slug"
    ), begun AS (
      SELECT DISTINCT ON ("access") * FROM listed
      WHERE "tried" > 0 AND NOT "over" AND "removedAt" IS NULL AND "lastActiveAt" IS NOT NULL
      ORDER BY "access", "activeOn" DESC, "publishedOn" DESC, "slug"
    ), repeatable AS (
      SELECT DISTINCT ON ("access") * FROM listed
      WHERE "over" AND "removedAt" IS NULL AND "withdrawnAt" IS NULL
        AND "activeOn" < ${yesterday}::date
      ORDER BY "access", "passed" >= ${ITEMS_PER_UNIT}, "activeOn", "publishedOn" DESC, "slug"
    ), latest AS (
      SELECT * FROM listed WHERE "completedAt" IS NOT NULL ORDER BY "completedAt" DESC LIMIT 1
    ), cards AS (
      SELECT count(*) FILTER (WHERE "dueOn" <= ${today}::date
          AND ("buriedUntil" IS NULL OR "buriedUntil" <= ${today}::date))::int AS "due",
        count("savedWordId") FILTER (WHERE "dueOn" <= ${today}::date
          AND ("buriedUntil" IS NULL OR "buriedUntil" <= ${today}::date))::int AS "ofSavedWords",
        count(*)::int AS "dueByTomorrow"
      FROM "Card"
      WHERE "userId" = ${user} AND "dueOn" <= ${tomorrow}::date
        AND "suspendedAt" IS NULL AND "knownAt" IS NULL
        AND ("buriedUntil" IS NULL OR "buriedUntil" <= ${tomorrow}::date)
    ), active AS (
      SELECT max("spentMs") FILTER (WHERE "spentOn" = ${today}::date) AS "spentMs",
        bool_or("completedAt" >= ${dayStart}
          OR ("completedAt" IS NOT NULL AND "spentOn" = ${today}::date AND "spentMs" = 0)) AS "finished"
      FROM "Enrolment" WHERE "userId" = ${user} AND "lastActiveAt" >= ${dayStart}
    )
    SELECT s."goalKind", s."goalAmount", s."level" AS "statedLevel", s."minutes",
      coalesce(s."dailyReviews", ${DEFAULT_SETTINGS.dailyReviews}) AS "share",
      coalesce((SELECT "reviews" FROM "PracticeDay"
        WHERE "userId" = ${user} AND "day" = ${today}::date), 0) AS "counted",
      (SELECT max("day") FROM "PracticeDay"
        WHERE "userId" = ${user} AND "day" < ${today}::date AND "attempts" > 0)::text AS "practisedOn",
      (SELECT coalesce(json_agg("day"), '[]') FROM "PracticeDay" WHERE "userId" = ${user}
        AND "day" >= ${recent}::date AND "day" < ${today}::date AND "attempts" > 0
      ) AS "practiceDays",
      cards."due", cards."ofSavedWords", cards."dueByTomorrow" - cards."due" AS "dueTomorrow",
      ${countReviewed(user, dayStart)} AS "reviewed",
      (SELECT count(DISTINCT coalesce("itemId", "savedWordId")) FROM "Attempt"
        WHERE "userId" = ${user} AND "madeAt" >= ${dayStart})::int + (
        SELECT count(*) FROM "ReviewLog" l JOIN "Card" c ON c."id" = l."cardId"
        WHERE l."userId" = ${user} AND l."reviewedAt" >= ${dayStart} AND l."stabilityBefore" > 0
          AND c."renderedItemId" IS NOT NULL)::int AS "practised",
      coalesce(active."spentMs", 0) AS "spentMs", coalesce(active."finished", false) AS "finished",
      (${newRenderingsSql({ user, dayStart })}) AS "newRenderings",
      (SELECT count(*) FROM (${renderingCandidatesSql({ user, dayStart })}
        LIMIT ${MAX_NEW_RENDERINGS}) first)::int AS "renderable",
      (SELECT count(*) FROM (${unrenderedSql(user)}
        LIMIT ${MAX_NEW_RENDERINGS}) first)::int AS "renderableTomorrow",
      NOT coalesce(s."listening", true) AS "leavesListeningOut",
      EXISTS (SELECT FROM "ListeningRound"
        WHERE "userId" = ${user} AND "madeAt" >= ${dayStart}) AS "hasListened", (
        SELECT coalesce(json_agg(l), '[]') FROM (
          SELECT u."level", sum(t."attempted") AS "tried", sum(t."passed") AS "passed"
          FROM tally t JOIN "Unit" u ON u."id" = t."unitId" WHERE t."attempted" > 0 GROUP BY u."level"
        ) l
      ) AS "levels", (
        SELECT coalesce(json_agg(json_build_object('slug', "slug", 'level', "level",
          'access', "access", 'publishedOn', "publishedOn", 'headline', "headline",
          'tried', "tried", 'passed', "passed",
          'practisedOn', CASE WHEN "tried" > 0 THEN "activeOn" END,
          'finishedOn', CASE WHEN "over" THEN
            coalesce(("completedAt" AT TIME ZONE 'UTC' + interval '8 hours')::date, "activeOn") END
        )), '[]') FROM (
          SELECT * FROM fresh UNION ALL SELECT * FROM begun UNION ALL SELECT * FROM repeatable
          UNION ALL SELECT * FROM latest WHERE "id" NOT IN (SELECT "id" FROM repeatable)
        ) chosen
      ) AS "units", (${recordingsSql({ user, today })}) AS "recordings"
    FROM cards CROSS JOIN active LEFT JOIN "LearnerSettings" s ON s."userId" = ${user}`;

/** The inputs of the plan of a learner's day, except for the membership. It contains only the units that a
 *  plan may choose: for each level and access the newest one that is not begun, for each access the begun one
 *  that was practised last and the finished one to repeat, and the one that was finished last. Of recordings it
 *  contains likewise those that a plan may choose. A time's day in Taipei is eight hours ahead of UTC. */
export const nextStepInputs = statement({
  name: 'next-step-inputs',
  parameters: { user: uuid, ...days },
  row,
  sql: rowSql,
});

/** The same for many accounts at once: one row for each. */
export const nextStepInputsOfMany = statement({
  name: 'next-step-inputs-of-many',
  parameters: { users: listOf(uuid), ...days },
  row: { userId: uuid, ...row },
  sql: ({ users, ...placeholders }) => `
    SELECT account."userId", inputs.* FROM unnest(${users}) AS account("userId")
    CROSS JOIN LATERAL (${rowSql({ ...placeholders, user: 'account."userId"' })}) AS inputs`,
});
