import 'server-only';
import { type Day, taipeiDay } from '~/domain/day';
import {
  findWordsWithin,
  type LevelResult,
  type RecommendationCandidate,
  rankUnits,
  recommendedLevel,
} from '~/domain/recommendations';
import { ITEMS_PER_UNIT } from '~/domain/unit-kinds';
import type { RecommendedUnit } from '~/schemas/lesson';
import type { ServiceContext } from '~/server/context';
import { json, text, uuid } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { runStatement } from '~/server/db';
import { listedUnits } from './unit-filters';
import { summaryColumns, toUnitSummary } from './unit-summary';

const MAX_RECOMMENDATIONS = 3;
/** Number of newest units that are ranked; older ones are found in the list. */
const MAX_RANKED_UNITS = 60;
const MAX_DUE_WORDS = 200;

/** The inputs of a user's ranking: the due words, the oldest first, the results by level, and the newest
 *  units, with their texts when words are due. */
export const rankingInputs = statement({
  name: 'ranking-inputs',
  parameters: { user: uuid, today: text },
  row: {
    dueWords: json<string[]>(),
    levels: json<LevelResult[]>(),
    units:
      json<
        (Pick<RecommendationCandidate, 'slug' | 'level' | 'finished'> & {
          publishedOn: Day;
          text: string | null;
        })[]
      >(),
  },
  sql: ({ user, today }) => `
    WITH due AS (
      SELECT lower(i."text") AS "word"
      FROM "Card" c JOIN "UnitItem" i ON i."id" = c."itemId" AND i."kind" = 'WORD'
      WHERE c."userId" = ${user} AND c."suspendedAt" IS NULL AND c."knownAt" IS NULL
        AND (c."buriedUntil" IS NULL OR c."buriedUntil" <= ${today}::date)
        AND c."dueOn" <= ${today}::date
      ORDER BY c."dueOn", c."id" LIMIT ${MAX_DUE_WORDS}
    ), tally AS (
      SELECT i."unitId", count(*) FILTER (WHERE c."attempts" > 0) AS "tried",
        count(c."passedAt") FILTER (WHERE c."attempts" > 0) AS "passedOfTried",
        count(c."passedAt") AS "passed"
      FROM "Card" c JOIN "UnitItem" i ON i."id" = c."itemId"
      WHERE c."userId" = ${user} GROUP BY i."unitId"
    )
    SELECT (SELECT coalesce(json_agg(DISTINCT "word"), '[]') FROM due) AS "dueWords", (
      SELECT coalesce(json_agg(l), '[]') FROM (
        SELECT u."level", sum(t."tried") AS "tried", sum(t."passedOfTried") AS "passed"
        FROM tally t JOIN "Unit" u ON u."id" = t."unitId" WHERE t."tried" > 0 GROUP BY u."level"
      ) l
    ) AS "levels", (
      SELECT coalesce(json_agg(n), '[]') FROM (
        SELECT u."slug", u."level", u."publishedOn",
          coalesce(t."passed", 0) = ${ITEMS_PER_UNIT} AS "finished",
          CASE WHEN EXISTS (SELECT FROM due) THEN (
            SELECT string_agg(i."text", ' ') FROM "UnitItem" i WHERE i."unitId" = u."id"
          ) END AS "text"
        FROM "Unit" u LEFT JOIN tally t ON t."unitId" = u."id"
        WHERE u."publishedOn" <= ${today}::date AND u."withdrawnAt" IS NULL
        ORDER BY u."publishedOn" DESC, u."slug" LIMIT ${MAX_RANKED_UNITS}
      ) n
    ) AS "units"`,
});

/** Three units for the actor: those with words due for review and of the recommended level; the newest for a
 *  visitor and for a user without practice. */
export async function recommendUnits({ ctx }: { ctx: ServiceContext }): Promise<RecommendedUnit[]> {
  const ranked = ctx.actor.kind === 'user' ? await rankFor(ctx, ctx.actor.id) : [];
  const rows = await ctx.db.unit.findMany({
    where: {
      ...listedUnits(ctx.now()),
      ...(ranked.length > 0 && { slug: { in: ranked.map(({ slug }) => slug) } }),
    },
    select: summaryColumns,
    orderBy: [{ publishedOn: 'desc' }, { slug: 'asc' }],
    take: MAX_RECOMMENDATIONS,
  });
  const units = rows.map(toUnitSummary);
  if (ranked.length === 0) return units.map((unit) => ({ unit, dueWords: 0, levelFits: false }));
  return ranked.flatMap(({ slug, dueWords, levelFits }) => {
    const unit = units.find((summary) => summary.slug === slug);
    return unit ? [{ unit, dueWords, levelFits }] : [];
  });
}

type Ranked = Pick<RecommendedUnit, 'dueWords' | 'levelFits'> & { slug: string };

async function rankFor({ db, now }: ServiceContext, user: string): Promise<Ranked[]> {
  const today = taipeiDay(now());
  const [row] = await runStatement(db, rankingInputs, { user, today });
  if (!row) throw new Error('The inputs of a ranking are exactly one row.');
  const level = recommendedLevel(row.levels);
  const countWords = findWordsWithin(row.dueWords);
  const candidates = row.units.map(({ text, ...unit }) => ({
    ...unit,
    dueWords: text === null ? 0 : countWords(text),
  }));
  return rankUnits(candidates, { level, today })
    .slice(0, MAX_RECOMMENDATIONS)
    .map((unit) => ({
      slug: unit.slug,
      dueWords: unit.dueWords,
      levelFits: unit.level === level,
    }));
}
