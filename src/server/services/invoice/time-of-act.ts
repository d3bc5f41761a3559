import type { Day } from '~/domain/day';
import { toTimeOfAct } from '~/domain/invoice/day-of-act';
import { ServiceError } from '~/server/errors';

/** The time of an act at the tax platform on a day of Taipei, by default now.
 *  @param limits now, and the time of the preceding act: the payment, or the issue
 *  @throws ServiceError INVOICE_DAY_IMPOSSIBLE (after today, or before that) */
export function getTimeOfAct(
  day: Day | undefined,
  limits: { now: Date; notBefore: Date | null },
): Date {
  const at = toTimeOfAct(day, limits);
  if (!at) throw new ServiceError('INVOICE_DAY_IMPOSSIBLE');
  return at;
}
