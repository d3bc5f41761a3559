import { totalsOf } from '~/domain/cart';
import type { Language } from '~/i18n/language';
import type { CartView } from '~/schemas/cart';
import type { Database, Tx } from '~/server/db';

export const EMPTY_CART: CartView = { items: [], totalPrice: 0, totalItem: 0, totalQty: 0 };

/** A cart as clients see it: names in `language`, prices read from the catalogue now. */
export async function cartView(
  db: Database | Tx,
  cartId: string,
  language: Language,
): Promise<CartView> {
  const rows = await db.cartRow.findMany({
    where: { cartId },
    orderBy: [{ addedAt: 'asc' }, { productId: 'asc' }],
    include: { product: { include: { plan: true } } },
  });
  const items = rows.map(({ rowId, qty, product }) => ({
    rowId,
    id: product.id,
    slug: product.slug,
    name: language === 'en' ? product.nameEn : product.nameZh,
    qty,
    price: product.price,
    subtotal: product.price * qty,
    available: product.onSale,
    months: product.plan?.months ?? 0,
    bonusDays: product.plan?.bonusDays ?? 0,
  }));
  return { items, ...totalsOf(items) };
}
