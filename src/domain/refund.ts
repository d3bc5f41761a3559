import { addDaysToDay, daysBetween, startOfDay, taipeiDay } from './day';
import type { Pause } from './membership-pause';

/** An order line as the refund rules need it. */
export interface RefundableLine {
  id: string;
  /** The price paid, less its allocated discount: integer New Taiwan dollars. */
  paid: number;
  /** The member time of the months bought, without bonus days; null when the line bought no time. */
  time: { from: Date; until: Date } | null;
  /** The pauses of the ledger, also those within `time`; they never overlap. */
  pauses?: readonly Pause[];
  /** Whether the buyer has opened members' content since the line's time began. */
  used: boolean;
  /** Only for a gift: whether it has been claimed. */
  gift?: 'UNCLAIMED' | 'CLAIMED';
}

/** The rule for a line's amount: unused within seven days, not begun, by the day, or over; a gift that is
 *  unclaimed, or claimed. */
type RefundRule =
  | 'SEVEN_DAYS'
  | 'NOT_BEGUN'
  | 'BY_DAY'
  | 'OVER'
  | 'GIFT_UNCLAIMED'
  | 'GIFT_CLAIMED';

interface RefundLine {
  lineId: string;
  rule: RefundRule;
  /** The price paid for the line, from which `amount` is computed. */
  paid: number;
  amount: number;
  /** Days of the months bought, and the number of used ones, including the day of the request. */
  totalDays: number;
  usedDays: number;
}

export interface RefundQuote {
  amount: number;
  lines: RefundLine[];
  /** The last moment at which an unused order is refunded in full. */
  sevenDaysUntil: Date;
}

/** Cooling-off period by the Consumer Protection Act, article 19: seven days from the day after receiving. */
const COOLING_OFF_DAYS = 7;

/** The refund of an order if it is requested at `now`: in full within seven days of payment if unused, and
 *  for time that has not begun; afterwards price paid × days left ÷ days bought, rounded up to a dollar.
 *  Bonus days are withdrawn without a refund. Days are Taipei's, the first one and the day of the request
 *  included; paused days do not count as used. A gift is refunded in full until it is claimed, and not
 *  afterwards: its time is the recipient's. */
export function quoteRefund(
  lines: readonly RefundableLine[],
  paidAt: Date,
  now: Date,
): RefundQuote {
  const dayAfter = addDaysToDay(taipeiDay(paidAt), COOLING_OFF_DAYS + 1);
  const sevenDaysUntil = new Date(startOfDay(dayAfter).getTime() - 1);
  const quoted = lines.map((line) => quoteLine(line, now <= sevenDaysUntil, now));
  return {
    amount: quoted.reduce((sum, { amount }) => sum + amount, 0),
    lines: quoted,
    sevenDaysUntil,
  };
}

/** Limits a quote to the remaining price, reducing the last lines first.
 *  @param left the paid amount less refunds: integer New Taiwan dollars */
export function limitQuote(quote: RefundQuote, left: number): RefundQuote {
  let room = left;
  const lines = quote.lines.map((line) => {
    const amount = Math.min(line.amount, room);
    room -= amount;
    return { ...line, amount };
  });
  return { ...quote, lines, amount: Math.min(quote.amount, left) };
}

function quoteLine(line: RefundableLine, early: boolean, now: Date): RefundLine {
  const { id: lineId, paid, time, used, gift } = line;
  const totalDays = time ? countDays(line, time, time.until) : 0;
  const full = { lineId, paid, amount: paid, totalDays, usedDays: 0 };
  if (gift === 'UNCLAIMED') return { ...full, rule: 'GIFT_UNCLAIMED' };
  if (gift === 'CLAIMED') return { ...full, rule: 'GIFT_CLAIMED', amount: 0 };
  if (time && now < time.from) return { ...full, rule: 'NOT_BEGUN' };
  if (early && !used) return { ...full, rule: 'SEVEN_DAYS' };
  const usedDays = time ? Math.min(totalDays, countDays(line, time, now) + 1) : 0;
  const left = totalDays - usedDays;
  if (left <= 0) return { ...full, rule: 'OVER', amount: 0, usedDays };
  return { ...full, rule: 'BY_DAY', amount: Math.ceil((paid * left) / totalDays), usedDays };
}

/** Days of member time between the beginning of a line's time and `at`, without the pauses. */
function countDays({ pauses = [] }: RefundableLine, { from }: { from: Date }, at: Date): number {
  const pausedMs = pauses.reduce((sum, pause) => {
    const begin = Math.max(pause.from.getTime(), from.getTime());
    const end = Math.min(pause.until.getTime(), at.getTime());
    return sum + Math.max(0, end - begin);
  }, 0);
  return daysBetween(taipeiDay(from), taipeiDay(new Date(at.getTime() - pausedMs)));
}
