import { addDaysToDay, daysBetween, startOfDay, taipeiDay } from './day';
import type { Pause } from './membership-pause';

/** What of an order line a refund looks at. */
export interface RefundableLine {
  id: string;
  /** What was paid for it, its part of a discount taken off: integer New Taiwan dollars. */
  paid: number;
  /** The member time of the months bought, without bonus days; null when the line bought no time. */
  time: { from: Date; until: Date } | null;
  /** The ledger's, those within the time included in `time`; they never overlap. */
  pauses?: readonly Pause[];
  /** Whether the buyer has opened something that needs membership since the line's time began. */
  used: boolean;
  /** Of a line that is a present: whether somebody has claimed it. */
  gift?: 'UNCLAIMED' | 'CLAIMED';
}

/** Why a line is worth what it is: nothing of it used within seven days, not begun, by the day, or over; a
 *  present that nobody has claimed, or that is somebody else's now. */
export type RefundRule =
  | 'SEVEN_DAYS'
  | 'NOT_BEGUN'
  | 'BY_DAY'
  | 'OVER'
  | 'GIFT_UNCLAIMED'
  | 'GIFT_CLAIMED';

export interface RefundLine {
  lineId: string;
  rule: RefundRule;
  /** What was paid for the line: what `amount` is worked out from. */
  paid: number;
  amount: number;
  /** Days of the months bought, and how many of them are used up to and with the day of asking. */
  totalDays: number;
  usedDays: number;
}

export interface RefundQuote {
  amount: number;
  lines: RefundLine[];
  /** The last moment at which an unused order goes back in full. */
  sevenDaysUntil: Date;
}

/** Consumer Protection Act, article 19: seven days from the day after receiving. */
const COOLING_OFF_DAYS = 7;

/** What an order would be refunded if it was asked for at `now`: in full within seven days of payment if
 *  unused, and for time that has not begun; afterwards amount paid × days left ÷ days bought, rounded up
 *  to a dollar. Bonus days are taken back and not paid out. Days are Taipei's, the first one and the day of
 *  asking included; time that stood still in a pause is no use of it. A present goes back in full until
 *  somebody claims it, and not afterwards: its time is theirs. */
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

function quoteLine(line: RefundableLine, early: boolean, now: Date): RefundLine {
  const { id: lineId, paid, time, used, gift } = line;
  const totalDays = time ? countDays(line, time, time.until) : 0;
  const whole = { lineId, paid, amount: paid, totalDays, usedDays: 0 };
  if (gift === 'UNCLAIMED') return { ...whole, rule: 'GIFT_UNCLAIMED' };
  if (gift === 'CLAIMED') return { ...whole, rule: 'GIFT_CLAIMED', amount: 0 };
  if (time && now < time.from) return { ...whole, rule: 'NOT_BEGUN' };
  if (early && !used) return { ...whole, rule: 'SEVEN_DAYS' };
  const usedDays = time ? Math.min(totalDays, countDays(line, time, now) + 1) : 0;
  const left = totalDays - usedDays;
  if (left <= 0) return { ...whole, rule: 'OVER', amount: 0, usedDays };
  return { ...whole, rule: 'BY_DAY', amount: Math.ceil((paid * left) / totalDays), usedDays };
}

/** Whole days of member time that a line had passed through at a moment, as if there had been no pause. */
function countDays({ pauses = [] }: RefundableLine, { from }: { from: Date }, at: Date): number {
  const pausedMs = pauses.reduce((sum, pause) => {
    const begin = Math.max(pause.from.getTime(), from.getTime());
    const end = Math.min(pause.until.getTime(), at.getTime());
    return sum + Math.max(0, end - begin);
  }, 0);
  return daysBetween(taipeiDay(from), taipeiDay(new Date(at.getTime() - pausedMs)));
}
