import { dayToDate, taipeiDay } from '~/domain/day';
import type { Prisma } from '~/server/db';

/** Days that have begun in Taipei: what is dated by one of them is published. */
export function publishedBy(now: Date): Prisma.DateTimeFilter {
  return { lte: dayToDate(taipeiDay(now)) };
}
