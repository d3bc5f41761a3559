import { cartTotals } from '~/domain/cart';
import type { Language } from '~/lib/language';
import type { CartView } from '~/schemas/cart';
import type { Database, Prisma, Tx } from '~/server/db';

export const EMPTY_CART: CartView = {
  items: [],
  totalPrice: 0,
  totalItem: 0,
  totalQty: 0,
  merge: null,
};

/** Order of a cart's rows. */
export const CART_ORDER: Prisma.CartRowOrderByWithRelationInput[] = [
  { addedAt: 'asc' },
  { productId: 'asc' },
];

/** A cart as clients see it: names in `language`, prices read from the catalogue now. */
export async function getCartView(
  db: Database | Tx,
  cartId: string,
  language: Language,
): Promise<CartView> {
  const cart = await db.cart.findUnique({
    where: { id: cartId },
    include: {
      rows: {
        orderBy: CART_ORDER,
        include: { product: { include: { plan: true } } },
      },
    },
  });
  // A login may have merged the cart into another one since it was found.
  if (!cart) return EMPTY_CART;
  const { mergeId, rows } = cart;
  const items = rows.map(({ rowId, qty, product, ...row }) => ({
    rowId,
    id: product.id,
    slug: product.slug,
    name: language === 'en' ? product.nameEn : product.nameZh,
    qty,
    price: product.price,
    oldPrice: product.onSale && row.seenPrice !== product.price ? row.seenPrice : null,
    subtotal: product.price * qty,
    available: product.onSale,
    months: product.plan?.months ?? 0,
    bonusDays: product.plan?.bonusDays ?? 0,
  }));
  const merged = items.flatMap(({ name, qty, available }, index) => {
    const before = rows[index]?.qtyBeforeMerge ?? null;
    return before !== null && available ? [{ name, qty, before }] : [];
  });
  const merge = mergeId !== null && merged.length > 0 ? { id: mergeId, rows: merged } : null;
  return { items, ...cartTotals(items), merge };
}
