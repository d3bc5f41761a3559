import 'server-only';
import type { BestAttempt } from '~/schemas/lesson';
import type { Database } from '~/server/db';

/** The user's best result for each item of a unit that they have tried, by item id. */
export async function bestAttempts(
  db: Database,
  userId: string,
  unitId: string,
): Promise<Record<string, BestAttempt>> {
  const rows = await db.$queryRaw<{ itemId: string; score: number; passed: boolean }[]>`
    SELECT a."itemId", max(a."score")::int AS "score", bool_or(a."passed") AS "passed"
    FROM "Attempt" a JOIN "UnitItem" i ON i."id" = a."itemId"
    WHERE a."userId" = ${userId}::uuid AND i."unitId" = ${unitId}::uuid
    GROUP BY a."itemId"`;
  return Object.fromEntries(rows.map(({ itemId, score, passed }) => [itemId, { score, passed }]));
}
