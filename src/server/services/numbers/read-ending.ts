import { addDaysToDay, type Day } from '~/domain/day';
import { type DayRange, ENDING_DAYS, listDays } from '~/domain/figure';
import type { Numbers } from '~/schemas/numbers';
import { composedStatement } from '~/server/database/composed-statement';
import { integer, text } from '~/server/database/sql-types';
import { type Database, Prisma, runComposed } from '~/server/db';
import { dayOf, isWithin } from './figure-source';

const ENDS_AT = Prisma.sql`m."endsAt"`;

const endingMembers = composedStatement({
  name: 'ending-members',
  row: { day: text, members: integer },
  sql: ({ range, now }: { range: DayRange; now: Date }) => Prisma.sql`
    SELECT ${dayOf(ENDS_AT)}::text AS day, count(*)::int AS members
    FROM "MembershipEnd" m JOIN "User" u ON u.id = m."userId"
    WHERE ${isWithin(ENDS_AT, range)} AND m."endsAt" > ${now}
      AND u."disabledAt" IS NULL AND u."anonymisedAt" IS NULL
    GROUP BY 1`,
  samples: [{ range: { from: '2026-11-01', to: '2026-11-28' }, now: new Date(0) }],
});

/** Memberships that end on each of the next days, today's remaining hours included, unless they are renewed. */
export async function readEnding(db: Database, today: Day, now: Date): Promise<Numbers['ending']> {
  const range = { from: today, to: addDaysToDay(today, ENDING_DAYS - 1) };
  const found = await runComposed(db, endingMembers, { range, now });
  const byDay = new Map(found.map(({ day, members }) => [day, members]));
  return listDays(range).map((day) => ({ day, members: byDay.get(day) ?? 0 }));
}
