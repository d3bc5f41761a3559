import { ITEMS_PER_UNIT } from '~/domain/unit-kinds';
import 'server-only';
import { dateToDay, dayToDate, taipeiDay } from '~/domain/day';
import {
  type LevelResult,
  rankUnits,
  recommendedLevel,
  wordsWithin,
} from '~/domain/recommendations';
import type { RecommendedUnit } from '~/schemas/lesson';
import type { ServiceContext } from '~/server/context';
import type { Database } from '~/server/db';
import { reviewableCards } from '../spaced-repetition/card-columns';
import { listedUnits } from './unit-filters';
import { summaryColumns, toUnitSummary } from './unit-summary';

const MAX_RECOMMENDATIONS = 3;
/** Number of newest units that are ranked; older ones are found in the list. */
const MAX_RANKED_UNITS = 60;
const MAX_DUE_WORDS = 200;

/** Three units for the actor: those with words due for review and of the recommended level; the newest for a
 *  visitor and for a user without practice. */
export async function recommendUnits({ ctx }: { ctx: ServiceContext }): Promise<RecommendedUnit[]> {
  const userId = ctx.actor.kind === 'user' ? ctx.actor.id : null;
  const today = taipeiDay(ctx.now());
  const [dueWords, results, passed] = userId
    ? await Promise.all([
        listDueWords(ctx.db, userId, dayToDate(today)),
        resultsByLevel(ctx.db, userId),
        passedByUnit(ctx.db, userId),
      ])
    : [[], [], new Map<string, number>()];
  const rows = await ctx.db.unit.findMany({
    where: listedUnits(ctx.now()),
    select: { ...summaryColumns, id: true, items: { select: { text: true } } },
    orderBy: [{ publishedOn: 'desc' }, { slug: 'asc' }],
    take: dueWords.length > 0 || results.length > 0 ? MAX_RANKED_UNITS : MAX_RECOMMENDATIONS,
  });
  const level = recommendedLevel(results);
  const candidates = rows.map(({ id, items, ...row }) => {
    const unit = toUnitSummary(row);
    return {
      unit,
      slug: unit.slug,
      level: unit.level,
      publishedOn: dateToDay(unit.publishedOn),
      dueWords: wordsWithin(
        dueWords,
        items.map(({ text }) => text),
      ),
      finished: passed.get(id) === ITEMS_PER_UNIT,
    };
  });
  return rankUnits(candidates, { level, today })
    .slice(0, MAX_RECOMMENDATIONS)
    .map(({ unit, dueWords: due }) => ({ unit, dueWords: due, levelFits: unit.level === level }));
}

async function listDueWords(db: Database, userId: string, today: Date): Promise<string[]> {
  const cards = await db.card.findMany({
    where: { ...reviewableCards(userId, today), dueOn: { lte: today }, item: { kind: 'WORD' } },
    select: { item: { select: { text: true } } },
    orderBy: [{ dueOn: 'asc' }, { id: 'asc' }],
    take: MAX_DUE_WORDS,
  });
  return [...new Set(cards.map(({ item }) => item.text.toLowerCase()))];
}

function resultsByLevel(db: Database, userId: string): Promise<LevelResult[]> {
  return db.$queryRaw<LevelResult[]>`
    SELECT u.level, count(*)::int AS tried, count(c."passedAt")::int AS passed
    FROM "Card" c JOIN "UnitItem" i ON i.id = c."itemId" JOIN "Unit" u ON u.id = i."unitId"
    WHERE c."userId" = ${userId}::uuid AND c.attempts > 0 GROUP BY u.level`;
}

async function passedByUnit(db: Database, userId: string): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ unitId: string; passed: number }[]>`
    SELECT i."unitId", count(c."passedAt")::int AS passed
    FROM "Card" c JOIN "UnitItem" i ON i.id = c."itemId"
    WHERE c."userId" = ${userId}::uuid GROUP BY i."unitId"`;
  return new Map(rows.map(({ unitId, passed }) => [unitId, passed]));
}
