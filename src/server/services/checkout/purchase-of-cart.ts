import { discountOf, shareOut } from '~/domain/coupon';
import type { Database, Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { Coupon } from '~/server/prisma-client/client';
import { couponRules } from '../coupon/coupon-rules';
import type { Purchase } from './create-order';
import { linesOfCart } from './lines-of-cart';

/** What somebody would buy with their cart as it is, a coupon's discount shared out over the lines.
 *  Whether the coupon counts for them is another question (`couponStanding`).
 *  @throws ServiceError CART_EMPTY */
export async function purchaseOfCart(
  db: Database | Tx,
  { userId, cartId }: { userId: string; cartId: string | null },
  coupon: Coupon | null,
): Promise<Purchase> {
  const lines = cartId === null ? [] : await linesOfCart(db, cartId);
  if (lines.length === 0) throw new ServiceError('CART_EMPTY');
  const full = lines.reduce((sum, { subtotal }) => sum + subtotal, 0);
  const discount = coupon ? discountOf(couponRules(coupon).discount, full) : 0;
  const parts = shareOut(
    discount,
    lines.map(({ subtotal }) => subtotal),
  );
  return {
    userId,
    lines: lines.map((line, at) => ({ ...line, discount: parts[at] ?? 0 })),
    discount,
    coupon,
    total: full - discount,
  };
}
