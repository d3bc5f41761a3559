/** The discount of a coupon on a total. */
export type Discount = { kind: 'FIXED'; amount: number } | { kind: 'PERCENT'; percent: number };

/** The rules of a coupon; null means without that limit. */
export interface Coupon {
  discount: Discount;
  /** Minimum total, integer New Taiwan dollars. */
  minTotal: number;
  validFrom: Date;
  validUntil: Date | null;
  /** Maximum number of orders that use it, over all accounts. */
  maxUses: number | null;
}

/** The order total and the previous uses of a coupon, when its eligibility is checked at `now`. */
export interface CouponUsage {
  total: number;
  uses: number;
  usedByAccount: boolean;
  now: Date;
}

export type IneligibilityReason =
  | 'COUPON_NOT_VALID_YET'
  | 'COUPON_EXPIRED'
  | 'COUPON_EXHAUSTED'
  | 'COUPON_ALREADY_USED'
  | 'COUPON_TOTAL_TOO_SMALL';

/** The reason for which a coupon is ineligible; null when it is eligible. */
export function ineligibilityReason(coupon: Coupon, use: CouponUsage): IneligibilityReason | null {
  if (use.now < coupon.validFrom) return 'COUPON_NOT_VALID_YET';
  if (coupon.validUntil !== null && use.now >= coupon.validUntil) return 'COUPON_EXPIRED';
  if (use.usedByAccount) return 'COUPON_ALREADY_USED';
  if (coupon.maxUses !== null && use.uses >= coupon.maxUses) return 'COUPON_EXHAUSTED';
  if (use.total < coupon.minTotal) return 'COUPON_TOTAL_TOO_SMALL';
  return null;
}

/** The discount on `total`, whole dollars, at most all of it. Percentages are rounded down. */
export function discountAmount(discount: Discount, total: number): number {
  const off =
    discount.kind === 'FIXED' ? discount.amount : Math.floor((total * discount.percent) / 100);
  return Math.min(off, total);
}

/** Allocates a discount over order lines in proportion to their subtotals: whole dollars that add up to
 *  it exactly, the largest remainders first (Hamilton's method); among equal ones, the earlier line.
 *  @param discount at most the subtotals' sum */
export function allocateDiscount(discount: number, subtotals: readonly number[]): number[] {
  const total = subtotals.reduce((sum, subtotal) => sum + subtotal, 0);
  if (total === 0) return subtotals.map(() => 0);
  const allocations = subtotals.map((subtotal) => Math.floor((discount * subtotal) / total));
  const remainders = subtotals.map((subtotal, index) => ({
    index,
    remainder: (discount * subtotal) % total,
  }));
  const rest = discount - allocations.reduce((sum, part) => sum + part, 0);
  remainders.sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of remainders.slice(0, rest)) allocations[index]! += 1;
  return allocations;
}
