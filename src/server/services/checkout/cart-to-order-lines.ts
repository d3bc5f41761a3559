import type { Database, Tx } from '~/server/db';
import { CART_ORDER } from '~/server/services/cart/cart-view';

/** Columns of an order line before its order exists. */
export type NewOrderLine = Awaited<ReturnType<typeof cartToOrderLines>>[number];

/** The cart's rows that are on sale, at today's prices, undiscounted. */
export async function cartToOrderLines(db: Database | Tx, cartId: string) {
  const rows = await db.cartRow.findMany({
    where: { cartId, product: { onSale: true } },
    orderBy: CART_ORDER,
    include: { product: { include: { plan: true } } },
  });
  return rows.map(({ qty, product }) => ({
    productId: product.id,
    nameZh: product.nameZh,
    nameEn: product.nameEn,
    unitPrice: product.price,
    qty,
    subtotal: product.price * qty,
    discount: 0,
    months: product.plan?.months ?? 0,
    bonusDays: product.plan?.bonusDays ?? 0,
  }));
}
