import { addDaysToDay, startOfDay } from '~/domain/day';
import type { DayRange, Figure } from '~/domain/figure';
import { Prisma } from '~/server/db';

/** The definition of figures: a query with the columns `day`, `figure`, `key` and `value`. The worker stores its
 *  rows, and the page runs it for today. */
export interface FigureSource {
  figures: readonly Figure[];
  query: (range: DayRange) => Prisma.Sql;
}

/** The condition that a time lies in the days of Taipei, by the index of its column. */
export function isWithin(column: Prisma.Sql, { from, to }: DayRange): Prisma.Sql {
  return Prisma.sql`${column} >= ${startOfDay(from)} AND ${column} < ${startOfDay(addDaysToDay(to, 1))}`;
}

/** The day of a time in Taipei. */
export function dayOf(column: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(${column} AT TIME ZONE 'Asia/Taipei')::date`;
}

/** The end of a subquery that makes PostgreSQL look up each row by the index. For the some hundred rows of a
 *  day the planner would otherwise read the whole table, which grows for ever. */
export const BY_INDEX = Prisma.sql`OFFSET 0`;
