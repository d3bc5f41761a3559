/** What a coupon takes off a total. */
export type Discount = { kind: 'FIXED'; amount: number } | { kind: 'PERCENT'; percent: number };

/** The rules of a coupon. Times are moments; null means without that limit. */
export interface Coupon {
  discount: Discount;
  /** The least total that it counts for, integer New Taiwan dollars. */
  minTotal: number;
  validFrom: Date;
  validUntil: Date | null;
  /** How many orders may use it, over all accounts. */
  maxUses: number | null;
}

/** What has been used of it when somebody asks. */
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

/** Why a coupon does not count; null when it does. */
export function ineligibilityReason(coupon: Coupon, use: CouponUsage): IneligibilityReason | null {
  if (use.now < coupon.validFrom) return 'COUPON_NOT_VALID_YET';
  if (coupon.validUntil !== null && use.now >= coupon.validUntil) return 'COUPON_EXPIRED';
  if (use.usedByAccount) return 'COUPON_ALREADY_USED';
  if (coupon.maxUses !== null && use.uses >= coupon.maxUses) return 'COUPON_EXHAUSTED';
  if (use.total < coupon.minTotal) return 'COUPON_TOTAL_TOO_SMALL';
  return null;
}

/** What a coupon takes off `total`, whole dollars, at most everything. Percent are rounded down. */
export function discountAmount(discount: Discount, total: number): number {
  const off =
    discount.kind === 'FIXED' ? discount.amount : Math.floor((total * discount.percent) / 100);
  return Math.min(off, total);
}

/** Shares a discount out over order lines in proportion to their subtotals: whole dollars that add up to
 *  it exactly, the largest remainders first (Hamilton's method); of equal ones, the earlier line.
 *  @param discount at most the subtotals' sum */
export function allocateDiscount(discount: number, subtotals: readonly number[]): number[] {
  const total = subtotals.reduce((sum, subtotal) => sum + subtotal, 0);
  if (total === 0) return subtotals.map(() => 0);
  const allocations = subtotals.map((subtotal) => Math.floor((discount * subtotal) / total));
  const remainders = subtotals.map((subtotal, at) => ({ at, left: (discount * subtotal) % total }));
  const rest = discount - allocations.reduce((sum, part) => sum + part, 0);
  for (const { at } of remainders.sort((a, b) => b.left - a.left || a.at - b.at).slice(0, rest))
    allocations[at]! += 1;
  return allocations;
}
