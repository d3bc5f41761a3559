import { type Day, dateToDay } from '~/domain/day';
import { type DayRange, type Figure, listDays } from '~/domain/figure';
import type { DayRow, PlanRevenue } from '~/schemas/numbers';
import { composedStatement } from '~/server/database/composed-statement';
import { double, listOf, text } from '~/server/database/sql-types';
import { statement, type ValuesOf } from '~/server/database/statement';
import { type Database, Prisma, runComposed, runStatement } from '~/server/db';
import type { FigureSource } from './figure-source';
import { TODAY_SOURCES } from './figure-sources';

const STORED: readonly Figure[] = [
  'activeMembers',
  'firstScores',
  ...TODAY_SOURCES.flatMap(({ figures }) => [...figures]),
];

/** One total, stored or counted now. */
const figureRow = { day: text, figure: text, key: text, value: double };

const storedFigures = statement({
  name: 'stored-figures',
  parameters: { figures: listOf(text), from: text, to: text },
  row: figureRow,
  sql: ({ figures, from, to }) => `
    SELECT day::text, figure, key, value::float8 FROM "DailyFigure"
    WHERE figure = ANY(${figures}) AND day BETWEEN ${from}::date AND ${to}::date
      AND (day < ${to}::date OR figure = 'firstScores')`,
});

const countedFigures = composedStatement({
  name: 'counted-figures',
  row: figureRow,
  sql: ({ source, range }: { source: FigureSource; range: DayRange }) => Prisma.sql`
    SELECT day::text, figure, key, value::float8 FROM (${source.query(range)}) AS counted`,
  samples: TODAY_SOURCES.map((source) => {
    const range = { from: '2026-11-28', to: '2026-11-28' };
    return { source, range };
  }),
});

/** Amounts by day, figure and key. */
export type DayValues = (day: Day, figure: Figure, key?: string) => number | undefined;

/** Reads the stored totals of a range's days, and counts its last day, today, again. First scores are counted as
 *  they are stored. */
export async function readDays(
  db: Database,
  { from, to }: DayRange,
): Promise<{ values: DayValues; productIds: string[] }> {
  const today = { from: to, to };
  const found = await Promise.all([
    runStatement(db, storedFigures, { figures: [...STORED], from, to }),
    ...TODAY_SOURCES.map((source) => runComposed(db, countedFigures, { source, range: today })),
  ]);
  const rows = found.flat();
  const values = new Map(rows.map((row) => [nameOf(row), row.value]));
  const products = rows.filter(({ figure }) => figure === 'captured' || figure === 'refunded');
  return {
    values: (day, figure, key = '') => values.get(`${day} ${figure} ${key}`),
    productIds: [...new Set(products.map(({ key }) => key))],
  };
}

function nameOf({ day, figure, key }: ValuesOf<typeof figureRow>): string {
  return `${day} ${figure} ${key}`;
}

/** The first day on which first scores were counted; null before it. */
export async function findFirstScoreDay(db: Database): Promise<Day | null> {
  const first = await db.dailyFigure.findFirst({
    where: { figure: 'firstScores' satisfies Figure },
    orderBy: { day: 'asc' },
    select: { day: true },
  });
  return first && dateToDay(first.day);
}

/** The rows of the days, in their order.
 *  @param now values that are not stored by day: the active members, and the first day of counted first
 *    scores */
export function toDayRows(
  range: DayRange,
  values: DayValues,
  now: { activeMembers: number; firstScoresSince: Day | null },
): DayRow[] {
  return listDays(range).map((day) => {
    const of = (figure: Figure) => values(day, figure) ?? 0;
    return {
      day,
      orders: of('orders'),
      firstScores:
        now.firstScoresSince !== null && day >= now.firstScoresSince ? of('firstScores') : null,
      accounts: of('accounts'),
      firstPractices: of('firstPractices'),
      firstPayments: of('firstPayments'),
      newMembers: of('newMembers'),
      activeMembers: day === range.to ? now.activeMembers : (values(day, 'activeMembers') ?? null),
      trials: of('trials'),
      trialsPaid: of('trialsPaid'),
      renewals: of('renewals'),
      learners: of('learners'),
      spokenMs: of('spokenMs'),
    };
  });
}

/** The revenue of each product in the order of the catalogue; a product that was deleted has no name and is the
 *  last. */
export async function readPlans(
  db: Database,
  range: DayRange,
  values: DayValues,
  ids: string[],
): Promise<PlanRevenue[]> {
  const products = await db.product.findMany({ where: { id: { in: ids } } });
  const known = new Map(products.map((product) => [product.id, product]));
  const days = listDays(range);
  const plans = ids.map((id) => ({
    id,
    nameZh: known.get(id)?.nameZh ?? '',
    nameEn: known.get(id)?.nameEn ?? '',
    captured: days.map((day) => values(day, 'captured', id) ?? 0),
    refunded: days.map((day) => values(day, 'refunded', id) ?? 0),
  }));
  const position = (id: string) => known.get(id)?.position ?? Number.MAX_SAFE_INTEGER;
  return plans.toSorted((a, b) => position(a.id) - position(b.id) || a.id.localeCompare(b.id));
}
