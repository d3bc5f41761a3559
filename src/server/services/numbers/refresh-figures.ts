import { addDaysToDay, type Day, dayToDate, taipeiDay } from '~/domain/day';
import { type DayRange, daysUntil, RECOUNTED_DAYS } from '~/domain/figure';
import type { ServiceContext } from '~/server/context';
import { nullable, text, timestamp } from '~/server/database/sql-types';
import { statement, type ValuesOf } from '~/server/database/statement';
import { runStatement, type Tx } from '~/server/db';
import { withTransaction } from '~/server/transaction';
import { countActiveMembers } from './active-members';
import { FIGURE_SOURCES } from './figure-sources';
import { saveFigures } from './save-figures';

/** Time for which a count is fresh, so that only one of several workers counts. */
const FRESH_MS = 4 * 60_000;
/** Number of days that one transaction counts backwards, and of such transactions in a run. */
const SLICE_DAYS = 31;
const MAX_SLICES = 12;

/** Counts the recent days again, and earlier ones once, slice by slice. Safe with several workers: each transaction
 *  locks the row of the progress, and a worker that finds it locked leaves the work to the other.
 *  @returns the number of days that were counted */
export async function refreshFigures({ ctx }: { ctx: ServiceContext }): Promise<number> {
  await ctx.db.figureProgress.createMany({ data: { id: 1 }, skipDuplicates: true });
  let days = await withTransaction(ctx, (tx) => countRecentDays(tx, ctx.now()));
  for (let slice = 0; slice < MAX_SLICES; slice++) {
    const counted = await withTransaction(ctx, countEarlierDays);
    if (counted === 0) break;
    days += counted;
  }
  return days;
}

async function countRecentDays(tx: Tx, now: Date): Promise<number> {
  const progress = await lockProgress(tx);
  if (!progress) return 0;
  const { countedAt, countedFrom } = progress;
  if (countedAt && now.getTime() - countedAt.getTime() < FRESH_MS) return 0;
  const today = taipeiDay(now);
  const recent = daysUntil(today, RECOUNTED_DAYS);
  // After a long pause of the worker, the days since the last count are counted before the recent ones.
  const missed = countedAt && taipeiDay(countedAt);
  const from = missed && missed < recent.from ? missed : recent.from;
  await countDays(tx, { from, to: today });
  const value = await countActiveMembers(tx, now);
  await tx.$executeRaw`
    INSERT INTO "DailyFigure" (figure, day, key, value)
    VALUES ('activeMembers', ${today}::date, '', ${value})
    ON CONFLICT (figure, day, key) DO UPDATE SET value = excluded.value`;
  // Zero for a day without a first score: a missing row means that the day was not counted.
  await tx.$executeRaw`
    INSERT INTO "DailyFigure" (figure, day, key, value) VALUES ('firstScores', ${today}::date, '', 0)
    ON CONFLICT (figure, day, key) DO NOTHING`;
  await tx.figureProgress.update({
    where: { id: 1 },
    data: { countedAt: now, countedFrom: dayToDate(countedFrom ?? from) },
  });
  return RECOUNTED_DAYS;
}

async function countEarlierDays(tx: Tx): Promise<number> {
  const progress = await lockProgress(tx);
  if (!progress?.countedFrom) return 0;
  const first = await findFirstDay(tx);
  const to = addDaysToDay(progress.countedFrom, -1);
  if (first === null || to < first) return 0;
  const { from } = daysUntil(to, SLICE_DAYS);
  await countDays(tx, { from, to });
  await tx.figureProgress.update({ where: { id: 1 }, data: { countedFrom: dayToDate(from) } });
  return SLICE_DAYS;
}

async function countDays(tx: Tx, range: DayRange): Promise<void> {
  for (const source of FIGURE_SOURCES) await saveFigures(tx, source, range);
}

const progressLock = statement({
  name: 'figure-progress-lock',
  parameters: {},
  row: { countedFrom: nullable(text), countedAt: nullable(timestamp) },
  sql: () => `
    SELECT "countedFrom"::text, "countedAt" FROM "FigureProgress"
    WHERE id = 1 FOR UPDATE SKIP LOCKED`,
});

/** Locks the progress; null when another worker holds it. */
async function lockProgress(tx: Tx): Promise<ValuesOf<typeof progressLock.row> | null> {
  const [progress] = await runStatement(tx, progressLock, {});
  return progress ?? null;
}

/** The day of the first account, before which there are no figures; null without one. */
async function findFirstDay(tx: Tx): Promise<Day | null> {
  const first = await tx.user.findFirst({
    orderBy: { createdAt: 'asc' },
    select: { createdAt: true },
  });
  return first && taipeiDay(first.createdAt);
}
