/** The state of an order before an operator's refund. Integer New Taiwan dollars. */
interface Refundable {
  /** The paid amount, less executed and pending refunds. */
  left: number;
  /** Amount that the buyer's rules grant. */
  ruleAmount: number;
}

/** The amount of a refund by an operator.
 *  @param sum the typed amount; only for a sum
 *  @returns null when it is not possible */
export function operatorRefundAmount(
  way: 'WHOLE' | 'RULE' | 'SUM',
  { left, ruleAmount }: Refundable,
  sum = 0,
): number | null {
  const amount = { WHOLE: left, RULE: ruleAmount, SUM: sum }[way];
  return amount >= 1 && amount <= left ? amount : null;
}

/** Whether a refund ends the purchase: by the rules, or if nothing remains of the price. A smaller sum is
 *  compensation, which ends nothing. */
export function endsPurchase(way: 'WHOLE' | 'RULE' | 'SUM', amount: number, left: number): boolean {
  return way !== 'SUM' || amount === left;
}
