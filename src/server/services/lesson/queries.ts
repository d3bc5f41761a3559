import 'server-only';
import type { MyUnit } from '~/schemas/lesson';
import { requireUser, type ServiceContext } from '~/server/context';
import type { Database } from '~/server/db';
import { summaryColumns, toUnitSummary } from '../course/unit-summary';

/** Units in the actor's My Learning, the latest practised first.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function listMyUnits({ ctx }: { ctx: ServiceContext }): Promise<MyUnit[]> {
  const userId = requireUser(ctx);
  const [enrolments, tallies] = await Promise.all([
    ctx.db.enrolment.findMany({
      where: { userId, removedAt: null },
      include: { unit: { select: summaryColumns } },
      orderBy: [{ lastActiveAt: 'desc' }, { id: 'desc' }],
    }),
    tallyByUnit(ctx.db, userId),
  ]);
  return enrolments.map(({ unit, unitId, currentIndex, startedAt, lastActiveAt, completedAt }) => ({
    unit: toUnitSummary(unit),
    currentIndex,
    ...(tallies.get(unitId) ?? { triedItems: 0, passedItems: 0, bestAverage: null }),
    startedAt,
    lastActiveAt,
    completedAt,
  }));
}

type Tally = Pick<MyUnit, 'triedItems' | 'passedItems' | 'bestAverage'>;

async function tallyByUnit(db: Database, userId: string): Promise<Map<string, Tally>> {
  const rows = await db.$queryRaw<(Tally & { unitId: string })[]>`
    SELECT i."unitId", count(*)::int AS "triedItems", count(c."passedAt")::int AS "passedItems",
      round(avg(c."bestScore"))::int AS "bestAverage"
    FROM "Card" c JOIN "UnitItem" i ON i."id" = c."itemId"
    WHERE c."userId" = ${userId}::uuid AND c."attempts" > 0
    GROUP BY i."unitId"`;
  return new Map(rows.map(({ unitId, ...tally }) => [unitId, tally]));
}
