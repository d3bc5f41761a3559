import type { DayRange } from '~/domain/figure';
import { Prisma, type Tx } from '~/server/db';
import type { FigureSource } from './figure-source';

/** Counts the days of a range and stores the differences, in one statement, so that the stored days are of one
 *  moment. An unchanged day writes nothing. */
export async function saveFigures(
  tx: Tx,
  { figures, query }: FigureSource,
  range: DayRange,
): Promise<void> {
  await tx.$executeRaw`
    WITH counted AS MATERIALIZED (${query(range)}),
    gone AS (
      DELETE FROM "DailyFigure" d
      WHERE d.figure IN (${Prisma.join([...figures])})
        AND d.day BETWEEN ${range.from}::date AND ${range.to}::date
        AND NOT EXISTS (
          SELECT FROM counted c WHERE c.figure = d.figure AND c.day = d.day AND c.key = d.key))
    INSERT INTO "DailyFigure" AS d (figure, day, key, value)
    SELECT figure, day, key, value FROM counted
    ON CONFLICT (figure, day, key) DO UPDATE SET value = excluded.value
      WHERE d.value <> excluded.value`;
}
