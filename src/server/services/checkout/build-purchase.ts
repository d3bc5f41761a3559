import { allocateDiscount, discountAmount } from '~/domain/coupon';
import type { Database, Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { Coupon } from '~/server/prisma-client/client';
import { couponRules } from '../coupon/coupon-rules';
import { cartToOrderLines } from './cart-to-order-lines';
import type { Purchase } from './create-order';

/** Purchase of a user's present cart, with a coupon's discount allocated over the lines. Whether the user is
 *  eligible for the coupon is decided by `couponEligibility`.
 *  @throws ServiceError CART_EMPTY */
export async function buildPurchase(
  db: Database | Tx,
  { userId, cartId }: { userId: string; cartId: string | null },
  coupon: Coupon | null,
): Promise<Purchase> {
  const lines = cartId === null ? [] : await cartToOrderLines(db, cartId);
  if (lines.length === 0) throw new ServiceError('CART_EMPTY');
  const fullTotal = lines.reduce((sum, { subtotal }) => sum + subtotal, 0);
  const discount = coupon ? discountAmount(couponRules(coupon).discount, fullTotal) : 0;
  const allocations = allocateDiscount(
    discount,
    lines.map(({ subtotal }) => subtotal),
  );
  return {
    userId,
    lines: lines.map((line, index) => ({ ...line, discount: allocations[index] ?? 0 })),
    discount,
    coupon,
    total: fullTotal - discount,
  };
}
