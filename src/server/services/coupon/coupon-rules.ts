import type { Coupon as CouponRules } from '~/domain/coupon';
import type { Coupon } from '~/server/prisma-client/client';

/** A coupon's row as the rules of `~/domain/coupon` read it. Its withdrawal is an end of its validity. */
export function couponRules(coupon: Coupon): CouponRules {
  const { kind, value, minTotal, validFrom, validUntil, withdrawnAt, maxUses } = coupon;
  const ends = [validUntil, withdrawnAt].filter((end) => end !== null);
  return {
    discount: kind === 'FIXED' ? { kind, amount: value } : { kind, percent: value },
    minTotal,
    validFrom,
    validUntil: ends.length > 0 ? new Date(Math.min(...ends.map(Number))) : null,
    maxUses,
  };
}
