import { dayToDate, taipeiDay } from '~/domain/day';
import type { Prisma } from '~/server/db';

/** Prisma filter: publication date up to and including today in Taipei. */
export function publishedBy(now: Date): Prisma.DateTimeFilter {
  return { lte: dayToDate(taipeiDay(now)) };
}
