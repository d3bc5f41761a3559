import { addDaysToDay, startOfDay } from '~/domain/day';

/** Prisma's filter of a time between two days of Taipei, both included; undefined without any. */
export function dayRange({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  if (!from && !to) return undefined;
  return {
    ...(from && { gte: startOfDay(from) }),
    ...(to && { lt: startOfDay(addDaysToDay(to, 1)) }),
  };
}
