import 'server-only';
import { taipeiDay } from '~/domain/day';
import type {
  MyUnit,
  MyUnitsInput,
  MyUnitsOverview,
  UnitProgress,
  UnitSummary,
} from '~/schemas/lesson';
import { PAGE_SIZE, type Page, toPage } from '~/schemas/paging';
import { requireUser, type ServiceContext, type Verb } from '~/server/context';
import { bool, integer, json, nullable, text, timestamp, uuid } from '~/server/database/sql-types';
import { statement, type ValuesOf } from '~/server/database/statement';
import { runStatement } from '~/server/db';
import { isTried } from '../spaced-repetition/tried-cards';
import { completionTime, isCompleted } from './unit-completion';

/** SQL: the number of tried items of an enrolment's unit. */
const countTried = (enrolment: string) => `(
  SELECT count(*) FROM "UnitItem" i
  JOIN "Card" c ON c."itemId" = i."id" AND c."userId" = ${enrolment}."userId"
  WHERE i."unitId" = ${enrolment}."unitId" AND ${isTried('c')})`;

/** SQL: the number of tried items of each unit of a user. @param user a placeholder */
const triedByUnit = (user: string) => `
  SELECT i."unitId", count(*)::int AS "tried"
  FROM "Card" c JOIN "UnitItem" i ON i."id" = c."itemId"
  WHERE c."userId" = ${user} AND ${isTried('c')} GROUP BY i."unitId"`;

/** A page of a user's units below a position, the latest practised first. Results are counted only for the
 *  units of the page. */
export const myUnitsPage = statement({
  name: 'my-units-page',
  parameters: { user: uuid, filter: text, at: nullable(timestamp), id: nullable(uuid) },
  row: {
    id: uuid,
    slug: text,
    headlineZh: text,
    headlineEn: text,
    currentIndex: integer,
    lastActiveAt: timestamp,
    completedAt: nullable(timestamp),
    triedItems: integer,
    passedItems: integer,
    bestAverage: nullable(integer),
  },
  sql: ({ user, filter, at, id }) => `
    SELECT e."id", u."slug", u."headlineZh", u."headlineEn", e."currentIndex", e."lastActiveAt",
      ${completionTime('e', 't."triedItems"')} AS "completedAt", t."triedItems", t."passedItems", t."bestAverage"
    FROM (
      SELECT * FROM "Enrolment" m
      WHERE "userId" = ${user} AND "removedAt" IS NULL
        AND (${filter} = 'all' OR ${isCompleted('m', countTried('m'))} = (${filter} = 'done'))
        AND ("lastActiveAt", "id") < (coalesce(${at}, 'infinity'), ${id})
      ORDER BY "lastActiveAt" DESC, "id" DESC LIMIT ${PAGE_SIZE + 1}
    ) e
    JOIN "Unit" u ON u."id" = e."unitId"
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS "triedItems", count(c."passedAt")::int AS "passedItems",
        round(avg(c."bestScore") FILTER (WHERE i."kind" = 'SENTENCE' AND c."attempts" > 0))::int AS "bestAverage"
      FROM "UnitItem" i JOIN "Card" c ON c."itemId" = i."id" AND c."userId" = e."userId"
      WHERE i."unitId" = e."unitId" AND ${isTried('c')}
    ) t
    ORDER BY e."lastActiveAt" DESC, e."id" DESC`,
});

/** A page of the actor's My Learning, the latest practised first, in one statement. Results are counted only
 *  for the units of the page.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function listMyUnits({
  ctx,
  input: { filter, cursor },
}: Verb<MyUnitsInput>): Promise<Page<MyUnit>> {
  const user = requireUser(ctx);
  const { at = null, id = null } = cursor ?? {};
  const rows = await runStatement(ctx.db, myUnitsPage, { user, filter, at, id });
  return toPage(rows, ({ lastActiveAt, id }) => ({ at: lastActiveAt, id }), toMyUnit);
}

function toMyUnit(row: ValuesOf<typeof myUnitsPage.row>): MyUnit {
  const { id: _, slug, headlineZh, headlineEn, ...progress } = row;
  return { unit: toUnit({ slug, headlineZh, headlineEn }), ...progress };
}

/** Number of units that are offered to be added. */
const MAX_ADDABLE = 6;

interface UnitName {
  slug: string;
  headlineZh: string;
  headlineEn: string;
}

/** A user's My Learning as a whole: counts, and units to add. */
export const myUnitsOverview = statement({
  name: 'my-units-overview',
  parameters: { user: uuid, today: text },
  row: {
    open: integer,
    done: integer,
    addable: json<(UnitName & Pick<UnitSummary, 'level' | 'access'>)[]>(),
  },
  sql: ({ user, today }) => `
    SELECT n."open", n."done", addable."units" AS "addable"
    FROM (
      SELECT count(*) FILTER (WHERE NOT ${isCompleted('e', 'coalesce(t."tried", 0)')})::int AS "open",
        count(*) FILTER (WHERE ${isCompleted('e', 'coalesce(t."tried", 0)')})::int AS "done"
      FROM "Enrolment" e LEFT JOIN (${triedByUnit(user)}) t ON t."unitId" = e."unitId"
      WHERE e."userId" = ${user} AND e."removedAt" IS NULL
    ) n
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(a), '[]') AS "units" FROM (
        SELECT u."slug", u."level", u."access", u."headlineZh", u."headlineEn" FROM "Unit" u
        WHERE u."publishedOn" <= ${today}::date AND u."withdrawnAt" IS NULL
          AND NOT EXISTS (SELECT FROM "Enrolment" m WHERE m."userId" = ${user}
            AND m."unitId" = u."id" AND m."removedAt" IS NULL)
        ORDER BY u."publishedOn" DESC, u."slug" LIMIT ${MAX_ADDABLE}
      ) a
    ) addable`,
});

/** The actor's My Learning as a whole: the number of units, and units to add.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function getMyUnitsOverview({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<MyUnitsOverview> {
  const values = { user: requireUser(ctx), today: taipeiDay(ctx.now()) };
  const [row] = await runStatement(ctx.db, myUnitsOverview, values);
  if (!row) throw new Error('An overview has exactly one row.');
  const { open, done, addable } = row;
  return {
    open,
    done,
    addable: addable.map(({ level, access, ...unit }) => ({ ...toUnit(unit), level, access })),
  };
}

function toUnit({ slug, headlineZh, headlineEn }: UnitName): MyUnit['unit'] {
  return { slug, headline: { zh: headlineZh, en: headlineEn } };
}

/** A user's progress in every unit of My Learning. */
export const unitProgress = statement({
  name: 'unit-progress',
  hasOnePlan: true,
  parameters: { user: uuid },
  row: { slug: text, currentIndex: integer, completed: bool, tried: integer },
  sql: ({ user }) => `
    SELECT u."slug", e."currentIndex", ${isCompleted('e', 'coalesce(t."tried", 0)')} AS "completed",
      coalesce(t."tried", 0) AS "tried"
    FROM "Enrolment" e JOIN "Unit" u ON u."id" = e."unitId"
    LEFT JOIN (${triedByUnit(user)}) t ON t."unitId" = e."unitId"
    WHERE e."userId" = ${user} AND e."removedAt" IS NULL`,
});

/** The actor's progress in every unit of My Learning, by slug, for the lists of all units.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function getUnitProgress({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<Map<string, UnitProgress>> {
  const rows = await runStatement(ctx.db, unitProgress, { user: requireUser(ctx) });
  return new Map(rows.map(({ slug, ...progress }) => [slug, progress]));
}
