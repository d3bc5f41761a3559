import { Prisma } from '~/server/db';
import { dayOf, type FigureSource, isWithin } from './figure-source';

const SAVED_AT = Prisma.sql`a."savedAt"`;

/** Learners with practice, and their spoken items, by day of practice. */
export const practiceFigures: FigureSource = {
  figures: ['learners', 'spokenMs'],
  query: ({ from, to }) => Prisma.sql`
    SELECT day, figure, '' AS key, sum(value)::bigint AS value
    FROM "PracticeDay" p,
      LATERAL (VALUES ('learners', 1::bigint), ('spokenMs', p."spokenMs"::bigint)) AS of (figure, value)
    WHERE day BETWEEN ${from}::date AND ${to}::date
    GROUP BY 1, 2`,
};

/** Spoken attempts at each word and the passed ones, by the day on which the server saved them. */
export const wordFigures: FigureSource = {
  figures: ['wordTries', 'wordPasses'],
  query: (range) => Prisma.sql`
    WITH word AS (
      SELECT ${dayOf(SAVED_AT)} AS day, a."itemId"::text AS key,
        count(*) AS tries, count(*) FILTER (WHERE a.passed) AS passes
      FROM "Attempt" a JOIN "UnitItem" i ON i.id = a."itemId"
      WHERE ${isWithin(SAVED_AT, range)} AND a.mode = 'SPEAK' AND i.kind = 'WORD'
      GROUP BY 1, 2)
    SELECT day, 'wordTries' AS figure, key, tries AS value FROM word
    UNION ALL
    SELECT day, 'wordPasses', key, passes FROM word`,
};

/** Expected sounds and correctly recognised ones, by week, on its Monday. */
export const soundFigures: FigureSource = {
  figures: ['soundTries', 'soundClear'],
  query: ({ from, to }) => Prisma.sql`
    WITH sound AS (
      SELECT week AS day, expected AS key, sum(count)::bigint AS tries,
        coalesce(sum(count) FILTER (WHERE heard = expected), 0)::bigint AS clear
      FROM "PhonemeStat" WHERE week BETWEEN ${from}::date AND ${to}::date
      GROUP BY 1, 2)
    SELECT day, 'soundTries' AS figure, key, tries AS value FROM sound
    UNION ALL
    SELECT day, 'soundClear', key, clear FROM sound`,
};
