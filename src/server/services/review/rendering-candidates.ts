import { integer, listOf, text, timestamp, uuid } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';

/** SQL of the sentences that a learner has practised and not begun to render from Chinese; a suspended or known one is
 *  left out. @param user a placeholder, or a column of an outer query */
export const unrenderedSql = (user: string) => `
  SELECT i."id", c."createdAt", i."position" FROM "Card" c
  JOIN "UnitItem" i ON i."id" = c."itemId" AND i."kind" = 'SENTENCE'
  WHERE c."userId" = ${user} AND c."attempts" > 0
    AND c."suspendedAt" IS NULL AND c."knownAt" IS NULL
    AND NOT EXISTS (
      SELECT FROM "Card" r WHERE r."renderedItemId" = i."id" AND r."userId" = ${user}
    )`;

/** SQL of those that can begin today: of units practised before today, if their English was not asked today. */
export const renderingCandidatesSql = ({ user, dayStart }: { user: string; dayStart: string }) =>
  `${unrenderedSql(user)} AND c."createdAt" < ${dayStart}
    AND (c."lastReviewedAt" IS NULL OR c."lastReviewedAt" < ${dayStart})`;

/** SQL of the number of sentences that a learner has begun to render today. */
export const newRenderingsSql = ({ user, dayStart }: { user: string; dayStart: string }) => `
  SELECT count(*)::int FROM "Card"
  WHERE "userId" = ${user} AND "createdAt" >= ${dayStart} AND "renderedItemId" IS NOT NULL`;

/** The sentences that a learner begins to render, at most as many as a day has left. */
export const renderingCandidates = statement({
  name: 'rendering-candidates',
  parameters: { user: uuid, dayStart: timestamp, ofDay: integer },
  row: { itemIds: listOf(text) },
  sql: ({ user, dayStart, ofDay }) => `
    SELECT ARRAY(
      SELECT "id"::text FROM (${renderingCandidatesSql({ user, dayStart })}) candidates
      ORDER BY "createdAt" DESC, "position", "id"
      LIMIT greatest(0, ${ofDay} - (${newRenderingsSql({ user, dayStart })}))
    ) AS "itemIds"`,
});
