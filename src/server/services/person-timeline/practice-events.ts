import { dateToDay, startOfDay } from '~/domain/day';
import type { DayRange } from '~/domain/figure';
import { TABLE_PAGE_SIZE } from '~/schemas/table';
import { composedStatement } from '~/server/database/composed-statement';
import { text } from '~/server/database/sql-types';
import { Prisma, runComposed } from '~/server/db';
import { dayOf, isWithin } from '../numbers/figure-source';
import type { EventSource } from './source';

const MINUTE_MS = 60_000;
const MADE_AT = Prisma.sql`a."madeAt"`;

/** The units of each day of a person, by the order of their publication. */
const practisedUnits = composedStatement({
  name: 'practised-units',
  row: { day: text, slug: text, zh: text, en: text },
  sql: ({ userId, range }: { userId: string; range: DayRange }) => Prisma.sql`
    SELECT practised.day::text, u.slug, u."headlineZh" AS zh, u."headlineEn" AS en
    FROM (SELECT DISTINCT ${dayOf(MADE_AT)} AS day, i."unitId"
          FROM "Attempt" a JOIN "UnitItem" i ON i.id = a."itemId"
          WHERE a."userId" = ${userId}::uuid AND ${isWithin(MADE_AT, range)}) AS practised
    JOIN "Unit" u ON u.id = practised."unitId"
    ORDER BY practised.day DESC, u."publishedOn", u.slug`,
  samples: [{ userId: '', range: { from: '2026-11-01', to: '2026-11-28' } }],
});

/** The days of a person's practice, each with its items, minutes and units. */
export const PRACTICE_EVENTS = {
  practice: async ({ ctx, person, cursor }) => {
    const before = cursor && new Date(cursor.value);
    const rows = await ctx.db.practiceDay.findMany({
      where: { userId: person.id, ...(before && { day: { lte: before } }) },
      orderBy: { day: 'desc' },
      // A day of Taipei begins on the previous day of UTC, so the last day may be below the position or not.
      take: TABLE_PAGE_SIZE + 2,
    });
    const days = rows
      .map(({ day, attempts, spokenMs }) => {
        const id = dateToDay(day);
        return { id, at: startOfDay(id), attempts, minutes: Math.round(spokenMs / MINUTE_MS) };
      })
      .filter(({ at, id }) => {
        if (!before || !cursor) return true;
        return at < before || (at.getTime() === before.getTime() && id < cursor.id);
      });
    const [last, first] = [days[0], days.at(-1)];
    if (!first || !last) return [];
    const range = { from: first.id, to: last.id };
    const units = await runComposed(ctx.db, practisedUnits, { userId: person.id, range });
    return days.map((day) => ({
      kind: 'practice' as const,
      ...day,
      units: units
        .filter((unit) => unit.day === day.id)
        .map(({ slug, zh, en }) => ({ slug, headline: { zh, en } })),
    }));
  },
} satisfies Record<string, EventSource>;
