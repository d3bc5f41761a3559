import { MAX_QTY } from '~/domain/cart';
import { isUuid } from '~/lib/is-uuid';
import type { AddToCartInput, CartView } from '~/schemas/cart';
import type { Verb } from '~/server/context';
import { bool, integer, timestamp, uuid } from '~/server/database/sql-types';
import { ServiceError } from '~/server/errors';
import { cartStatement } from './cart-statement';
import { changeCartAtOnce } from './change-cart';
import { lockCartSql } from './lock-cart';

/** Adds a quantity of a product to a cart, unless the sum would exceed the maximum. The row that is inserted
 *  has the price that its buyer saw. */
const cartAdd = cartStatement({
  name: 'add',
  parameters: { productId: uuid, qty: integer, maxQty: integer, now: timestamp },
  row: { isOnSale: bool, isAdded: bool },
  sql: ({ owner, productId, qty, maxQty, now }, ownerColumn) => `
    WITH product AS (
      SELECT id, price FROM "Product" WHERE id = ${productId} AND "onSale"
    ), cart AS (
      ${lockCartSql(ownerColumn, { owner, now, source: `FROM product WHERE ${qty} <= ${maxQty}` })}
    ), added AS (
      INSERT INTO "CartRow" AS r ("rowId", "cartId", "productId", qty, "seenPrice", "addedAt")
      SELECT gen_random_uuid(), cart.id, product.id, ${qty}, product.price, ${now} FROM cart, product
      ON CONFLICT ("cartId", "productId") DO UPDATE SET qty = r.qty + EXCLUDED.qty
        WHERE r.qty + EXCLUDED.qty <= ${maxQty}
      RETURNING 1
    )
    SELECT EXISTS (SELECT FROM product) AS "isOnSale", EXISTS (SELECT FROM added) AS "isAdded"`,
});

/** Adds `qty` of a product to the actor's cart; the same product twice is one row with the sum.
 *  @throws ServiceError PRODUCT_NOT_FOUND | QTY_LIMIT */
export async function addItem({ ctx, input }: Verb<AddToCartInput>): Promise<CartView> {
  if (!isUuid(input.id)) throw new ServiceError('PRODUCT_NOT_FOUND');
  // A number beyond PostgreSQL's integers is replaced by the first one beyond the maximum, which is rejected in
  // the same way.
  const qty = Math.min(input.qty, MAX_QTY + 1);
  return changeCartAtOnce({
    ctx,
    input: {
      statement: cartAdd,
      values: { productId: input.id, qty, maxQty: MAX_QTY, now: ctx.now() },
      check: ({ isOnSale, isAdded }) => {
        if (!isOnSale) throw new ServiceError('PRODUCT_NOT_FOUND');
        if (!isAdded) throw new ServiceError('QTY_LIMIT');
      },
    },
  });
}
