import { dateOf, taipeiDay } from '~/domain/day';
import type { Prisma } from '~/server/db';

/** Days that have begun in Taipei: what is dated by one of them is published. */
export function come(now: Date): Prisma.DateTimeFilter {
  return { lte: dateOf(taipeiDay(now)) };
}
