import { Prisma } from '~/server/db';
import { dayOf, type FigureSource, isWithin } from './figure-source';

const COLUMNS = [
  ['unitStarts', Prisma.sql`e."startedAt"`, Prisma.sql`TRUE`],
  ['unitFinishes', Prisma.sql`e."completedAt"`, Prisma.sql`TRUE`],
  ['unitStops', Prisma.sql`e."lastActiveAt"`, Prisma.sql`e."completedAt" IS NULL`],
] as const;

/** Units that learners started, finished, and were last seen in without having finished them. */
export const unitFigures: FigureSource = {
  figures: ['unitStarts', 'unitFinishes', 'unitStops'],
  query: (range) =>
    Prisma.join(
      COLUMNS.map(
        ([figure, column, condition]) => Prisma.sql`
          SELECT ${dayOf(column)} AS day, ${figure} AS figure, e."unitId"::text AS key, count(*) AS value
          FROM "Enrolment" e WHERE ${isWithin(column, range)} AND ${condition}
          GROUP BY 1, 3`,
      ),
      ' UNION ALL ',
    ),
};
