import { addDaysToDay, type Day, dateToDay } from '~/domain/day';
import { ENDING_DAYS, listDays } from '~/domain/figure';
import type { Numbers } from '~/schemas/numbers';
import { type Database, Prisma } from '~/server/db';
import { dayOf, isWithin } from './figure-source';

const ENDS_AT = Prisma.sql`m."endsAt"`;

/** Memberships that end on each of the next days, today's remaining hours included, unless they are renewed. */
export async function readEnding(db: Database, today: Day, now: Date): Promise<Numbers['ending']> {
  const range = { from: today, to: addDaysToDay(today, ENDING_DAYS - 1) };
  const found = await db.$queryRaw<{ day: Date; members: number }[]>`
    SELECT ${dayOf(ENDS_AT)} AS day, count(*)::int AS members
    FROM "MembershipEnd" m JOIN "User" u ON u.id = m."userId"
    WHERE ${isWithin(ENDS_AT, range)} AND m."endsAt" > ${now}
      AND u."disabledAt" IS NULL AND u."anonymisedAt" IS NULL
    GROUP BY 1`;
  const byDay = new Map(found.map(({ day, members }) => [dateToDay(day), members]));
  return listDays(range).map((day) => ({ day, members: byDay.get(day) ?? 0 }));
}
