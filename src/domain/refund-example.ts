import { addDays, addMonthsTaipei } from './calendar';
import { quoteRefund } from './refund';

/** The numbers of the example in the refund policy. */
export interface RefundExample {
  /** Integer New Taiwan dollars. */
  price: number;
  totalDays: number;
  daysLeft: number;
  /** Integer New Taiwan dollars. */
  amount: number;
}

/** Day of the plan on which the example's buyer requests the refund, counted from 1. */
export const EXAMPLE_DAY = 30;

/** Noon in Taipei of the first day of the example's plan: three months of it have 92 days. */
const START = new Date('2026-07-01T12:00:00+08:00');

/** Refunds a plan, by the rules, that was bought on 1 July, used, and ended on its thirtieth day. */
export function quoteRefundExample(plan: { months: number; price: number }): RefundExample {
  const time = { from: START, until: addMonthsTaipei(START, plan.months) };
  const line = { id: 'example', paid: plan.price, time, used: true };
  const { lines, amount } = quoteRefund([line], START, addDays(START, EXAMPLE_DAY - 1));
  const { totalDays = 0, usedDays = 0 } = lines[0] ?? {};
  return { price: plan.price, totalDays, daysLeft: totalDays - usedDays, amount };
}

/** The plan of the example: the shortest of those with several months, otherwise the longest; null without
 *  one. */
export function chooseExamplePlan<Plan extends { months: number }>(
  plans: readonly Plan[],
): Plan | null {
  const byLength = [...plans].sort((a, b) => a.months - b.months);
  return byLength.find(({ months }) => months > 1) ?? byLength.at(-1) ?? null;
}
