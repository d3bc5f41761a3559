import { addDaysToDay, startOfDay, taipeiDay } from '../day';
import { endOfPeriod } from '../invoice/period';

/** Days after a rescission within which the refund is due: Consumer Protection Act, article 19-2. */
const RESCISSION_DAYS = 15;

/** Last day for the refund of a request made at `requestedAt`, as the start of that day; null if the buyer
 *  did not rescind within seven days, for which the law sets no deadline. */
export function refundDeadline(requestedAt: Date, rules: readonly string[]): Date | null {
  if (!rules.includes('SEVEN_DAYS')) return null;
  return startOfDay(addDaysToDay(taipeiDay(requestedAt), RESCISSION_DAYS));
}

/** Last day for the pending act of an invoice, as the start of that day: an invoice is issued on the day of
 *  the payment (統一發票使用辦法, timetable of article 4), and voided within its period of two months. */
export function invoiceDeadline(invoice: {
  status: string;
  paidAt: Date | null;
  issuedAt: Date | null;
}): Date | null {
  const { status, paidAt, issuedAt } = invoice;
  if (status === 'DUE' && paidAt) return startOfDay(taipeiDay(paidAt));
  if (status === 'VOID_DUE' && issuedAt) return startOfDay(taipeiDay(endOfPeriod(issuedAt)));
  return null;
}
