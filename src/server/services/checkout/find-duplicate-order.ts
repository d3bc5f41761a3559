import { ORDER_LIFETIME_MS } from '~/domain/order';
import { normaliseCode } from '~/lib/normalise-code';
import type { CheckoutInput } from '~/schemas/order';
import type { ServiceContext } from '~/server/context';
import type { Tx } from '~/server/db';
import { cartToOrderLines } from './cart-to-order-lines';

/** The order that another tab has made of the same cart. An order with a total of zero is paid by the checkout
 *  and empties the cart, so that a second submission finds nothing to order; it gets the first one's order.
 *  @returns null when the total is above zero, or the cart is not empty */
export async function findDuplicateOrder(
  tx: Tx,
  ctx: ServiceContext,
  { userId, cartId }: { userId: string; cartId: string },
  { expectedTotal, coupon }: CheckoutInput,
): Promise<{ id: string } | null> {
  if (expectedTotal !== 0 || (await cartToOrderLines(tx, cartId)).length > 0) return null;
  const code = coupon === undefined ? undefined : normaliseCode(coupon);
  return tx.order.findFirst({
    where: {
      userId,
      status: 'PAID',
      total: 0,
      createdAt: { gt: new Date(ctx.now().getTime() - ORDER_LIFETIME_MS) },
      couponUse: code === undefined ? { is: null } : { coupon: { code } },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });
}
