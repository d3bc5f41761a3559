import type { CouponQuote, QuoteCouponInput } from '~/schemas/coupon';
import { requireUser, type Verb } from '~/server/context';
import { limitFailures } from '~/server/throttle/limit-failures';
import { findCart } from '../cart/cart-owner';
import { couponEligibility } from '../coupon/coupon-eligibility';
import { findCoupon } from '../coupon/find-coupon';
import { buildPurchase } from './build-purchase';

/** Prices of the actor's cart with a coupon, or the reason of ineligibility. Unknown codes are counted
 *  against a rate limit, so that codes cannot be guessed.
 *  @throws ServiceError LOGIN_USER_REQUIRED | CART_EMPTY | COUPON_NOT_FOUND | TOO_MANY_REQUESTS */
export async function quoteCoupon({ ctx, input }: Verb<QuoteCouponInput>): Promise<CouponQuote> {
  const userId = requireUser(ctx);
  const rateLimit = { action: 'coupon-code', subject: { userId } } as const;
  const coupon = await limitFailures(ctx, rateLimit, () => findCoupon(ctx.db, input.coupon));
  const cartId = await findCart(ctx.db, { userId });
  const purchase = await buildPurchase(ctx.db, { userId, cartId }, coupon);
  const { lines, discount, total } = purchase;
  const fullTotal = total + discount;
  const now = ctx.now();
  const { ineligibility, heldBy } = await couponEligibility(ctx.db, coupon, {
    userId,
    total: fullTotal,
    now,
  });
  const counts = ineligibility === null;
  return {
    code: coupon.code,
    refusal: ineligibility,
    minTotal: coupon.minTotal,
    discount: counts ? discount : 0,
    total: counts ? total : fullTotal,
    lines: lines.map((line) => ({
      productId: line.productId,
      subtotal: line.subtotal,
      discount: counts ? line.discount : 0,
    })),
    replaces: counts ? (heldBy?.number ?? null) : null,
  };
}
