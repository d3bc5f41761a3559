import { cartTotals } from '~/domain/cart';
import type { Language } from '~/lib/language';
import type { CartView } from '~/schemas/cart';
import { bool, integer, nullable, text, uuid } from '~/server/database/sql-types';
import type { ValuesOf } from '~/server/database/statement';
import type { Database, Prisma } from '~/server/db';
import type { CartOwner } from './cart-owner';
import { cartStatement, runCartStatement } from './cart-statement';

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

const cartRow = {
  mergeId: nullable(uuid),
  rowId: uuid,
  qty: integer,
  seenPrice: nullable(integer),
  qtyBeforeMerge: nullable(integer),
  id: uuid,
  slug: text,
  name: text,
  price: integer,
  onSale: bool,
  months: nullable(integer),
  bonusDays: nullable(integer),
};

/** The rows of an owner's cart, in their order: names in English or Chinese, present prices of the
 *  catalogue. */
const cartRows = cartStatement({
  name: 'rows',
  parameters: { isEnglish: bool },
  row: cartRow,
  sql: ({ owner, isEnglish }, ownerColumn) => `
    SELECT c."mergeId", r."rowId", r.qty, r."seenPrice", r."qtyBeforeMerge", p.id, p.slug,
      CASE WHEN ${isEnglish} THEN p."nameEn" ELSE p."nameZh" END AS name,
      p.price, p."onSale", n.months, n."bonusDays"
    FROM "Cart" c
      JOIN "CartRow" r ON r."cartId" = c.id
      JOIN "Product" p ON p.id = r."productId"
      LEFT JOIN "Plan" n ON n.id = p.id
    WHERE c.${ownerColumn} = ${owner} ORDER BY r."addedAt", r."productId"`,
});

/** An owner's cart as clients see it; empty when nothing was ever added. */
export async function getCartView(
  db: Database,
  owner: CartOwner,
  language: Language,
): Promise<CartView> {
  const rows = await runCartStatement(db, cartRows, owner, { isEnglish: language === 'en' });
  return toCartView(rows);
}

function toCartView(rows: readonly ValuesOf<typeof cartRow>[]): CartView {
  const mergeId = rows[0]?.mergeId ?? null;
  const items = rows.map(({ rowId, id, slug, name, qty, price, seenPrice, onSale, ...plan }) => ({
    rowId,
    id,
    slug,
    name,
    qty,
    price,
    oldPrice: onSale && seenPrice !== price ? seenPrice : null,
    subtotal: price * qty,
    available: onSale,
    months: plan.months ?? 0,
    bonusDays: plan.bonusDays ?? 0,
  }));
  const merged = rows.flatMap(({ name, qty, onSale, qtyBeforeMerge: before }) =>
    before !== null && onSale ? [{ name, qty, before }] : [],
  );
  const merge = mergeId !== null && merged.length > 0 ? { id: mergeId, rows: merged } : null;
  return { items, ...cartTotals(items), merge };
}
