import { LEVELS } from '~/domain/unit-kinds';
import type { WordLevel } from '~/schemas/progress';

const MIN_FIRM_DAYS = 21;
const MIN_GROWING_DAYS = 7;

/** SQL of the number of words of each level by how firmly they are remembered. A lemma that several units teach
 *  counts once, at the easiest level that teaches it, by its firmest card.
 *  @param user placeholder of the user's id */
export const wordLevelsSql = (user: string): string => `
  SELECT "level", count(*) FILTER (WHERE "days" >= ${MIN_FIRM_DAYS}) AS "firm",
    count(*) FILTER (WHERE "days" >= ${MIN_GROWING_DAYS} AND "days" < ${MIN_FIRM_DAYS}) AS "growing",
    count(*) FILTER (WHERE "days" < ${MIN_GROWING_DAYS}) AS "fresh"
  FROM (
    SELECT min(u."level") AS "level",
      max(CASE WHEN c."knownAt" IS NULL THEN c."stability" ELSE ${MIN_FIRM_DAYS} END) AS "days"
    FROM "Card" c JOIN "UnitItem" i ON i."id" = c."itemId" JOIN "Unit" u ON u."id" = i."unitId"
    WHERE c."userId" = ${user} AND i."kind" = 'WORD'
      AND (c."reps" > 0 OR c."knownAt" IS NOT NULL)
    GROUP BY lower(i."text")
  ) lemma GROUP BY "level"`;

/** The levels that units have, with no words where the learner has none. */
export function toWordLevels(rows: readonly WordLevel[]): WordLevel[] {
  const none = { firm: 0, growing: 0, fresh: 0 };
  return LEVELS.map((level) => rows.find((row) => row.level === level) ?? { level, ...none });
}
