import { ITEMS_PER_UNIT } from '~/domain/unit-kinds';
import 'server-only';
import { dateOf, dayOf, taipeiDay } from '~/domain/day';
import { fittingLevel, forYou, type LevelResult, wordsWithin } from '~/domain/for-you';
import type { UnitForYou } from '~/schemas/lesson';
import type { ServiceContext } from '~/server/context';
import type { Database } from '~/server/db';
import { inPlay } from '../memory/card-columns';
import { onShow } from './on-show';
import { summaryColumns, toUnitSummary } from './unit-summary';

const SHOWN = 3;
/** The newest ones are weighed; older ones are found in the list. */
const WEIGHED = 60;
const MOST_DUE_WORDS = 200;

/** Three units for whoever asks: those that bring back words due for review and fit the level; for a visitor,
 *  and for who has not practised yet, the newest. */
export async function unitsForYou({ ctx }: { ctx: ServiceContext }): Promise<UnitForYou[]> {
  const userId = ctx.actor.kind === 'user' ? ctx.actor.id : null;
  const today = taipeiDay(ctx.now());
  const [dueWords, results, passed] = userId
    ? await Promise.all([
        wordsDue(ctx.db, userId, dateOf(today)),
        resultsByLevel(ctx.db, userId),
        passedByUnit(ctx.db, userId),
      ])
    : [[], [], new Map<string, number>()];
  const rows = await ctx.db.unit.findMany({
    where: onShow(ctx.now()),
    select: { ...summaryColumns, id: true, items: { select: { text: true } } },
    orderBy: [{ publishedOn: 'desc' }, { slug: 'asc' }],
    take: dueWords.length > 0 || results.length > 0 ? WEIGHED : SHOWN,
  });
  const level = fittingLevel(results);
  const offers = rows.map(({ id, items, ...row }) => {
    const unit = toUnitSummary(row);
    return {
      unit,
      slug: unit.slug,
      level: unit.level,
      publishedOn: dayOf(unit.publishedOn),
      dueWords: wordsWithin(
        dueWords,
        items.map(({ text }) => text),
      ),
      finished: passed.get(id) === ITEMS_PER_UNIT,
    };
  });
  return forYou(offers, { level, today })
    .slice(0, SHOWN)
    .map(({ unit, dueWords: due }) => ({ unit, dueWords: due, levelFits: unit.level === level }));
}

async function wordsDue(db: Database, userId: string, today: Date): Promise<string[]> {
  const cards = await db.card.findMany({
    where: { ...inPlay(userId, today), dueOn: { lte: today }, item: { kind: 'WORD' } },
    select: { item: { select: { text: true } } },
    orderBy: [{ dueOn: 'asc' }, { id: 'asc' }],
    take: MOST_DUE_WORDS,
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
