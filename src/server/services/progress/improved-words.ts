import type { ImprovedWord } from '~/schemas/progress';

/** Number of cards that passed last among which words are looked for, and of words that are shown. */
const MAX_CARDS = 60;
const MAX_WORDS = 20;

const DAY = `AT TIME ZONE 'UTC' + interval '8 hours')::date::text`;

/** SQL of the words that did not pass when they were first said by themselves, and passed when they were said last; the
 *  latest first. It reads the attempts at a few cards only, however many there are.
 *  @param user placeholder of the user's id */
export const improvedWordsSql = (user: string): string => `
  SELECT c."text", (first."madeAt" ${DAY} AS "before", (last."madeAt" ${DAY} AS "now",
    c."attempts"
  FROM (
    SELECT c."itemId", c."attempts", i."text"
    FROM "Card" c JOIN "UnitItem" i ON i."id" = c."itemId"
    WHERE c."userId" = ${user} AND i."kind" = 'WORD'
      AND c."attempts" > 1 AND c."passedAt" IS NOT NULL
    ORDER BY c."passedAt" DESC LIMIT ${MAX_CARDS}
  ) c
  CROSS JOIN LATERAL (
    SELECT a."madeAt", a."passed" FROM "Attempt" a
    WHERE a."userId" = ${user} AND a."itemId" = c."itemId" AND a."mode" = 'SPEAK'
    ORDER BY a."madeAt", a."id" LIMIT 1
  ) first
  CROSS JOIN LATERAL (
    SELECT a."madeAt", a."passed" FROM "Attempt" a
    WHERE a."userId" = ${user} AND a."itemId" = c."itemId" AND a."mode" = 'SPEAK'
    ORDER BY a."madeAt" DESC, a."id" DESC LIMIT 1
  ) last
  WHERE NOT first."passed" AND last."passed"
  ORDER BY last."madeAt" DESC`;

/** The words of the rows; one that several units teach is listed once, by its latest row. */
export function toImprovedWords(rows: readonly ImprovedWord[]): ImprovedWord[] {
  const byText = new Map<string, ImprovedWord>();
  for (const row of rows) {
    const text = row.text.toLowerCase();
    if (!byText.has(text)) byText.set(text, row);
  }
  return [...byText.values()].slice(0, MAX_WORDS);
}
