import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';

/** Asserts that the buyer has confirmed all prices: each price of the catalogue is the one that the cart's
 *  owner saw last.
 *  @throws ServiceError CART_CHANGED */
export async function requireConfirmedPrices(tx: Tx, cartId: string): Promise<void> {
  const rows = await tx.cartRow.findMany({
    where: { cartId, seenPrice: { not: null }, product: { onSale: true } },
    select: { seenPrice: true, product: { select: { price: true } } },
  });
  if (rows.some(({ seenPrice, product }) => seenPrice !== product.price))
    throw new ServiceError('CART_CHANGED');
}
