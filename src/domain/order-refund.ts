/** What is known of an order before an operator refunds it. Integer New Taiwan dollars. */
interface Refundable {
  /** Paid, less what went back or is on its way. */
  left: number;
  /** By the buyer's rules. */
  ruleAmount: number;
}

/** The amount of a refund by an operator.
 *  @param sum what was typed; only for a sum
 *  @returns null when it is not possible */
export function operatorRefundAmount(
  way: 'WHOLE' | 'RULE' | 'SUM',
  { left, ruleAmount }: Refundable,
  sum = 0,
): number | null {
  const amount = { WHOLE: left, RULE: ruleAmount, SUM: sum }[way];
  return amount >= 1 && amount <= left ? amount : null;
}

/** Whether what an order bought ends with a refund: with that of the rules, and when nothing is left of the price. A
 *  smaller sum is an amends, which takes nothing away. */
export function endsPurchase(way: 'WHOLE' | 'RULE' | 'SUM', amount: number, left: number): boolean {
  return way !== 'SUM' || amount === left;
}
