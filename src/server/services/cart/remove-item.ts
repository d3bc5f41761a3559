import { isUuid } from '~/lib/is-uuid';
import type { CartView, RemoveFromCartInput } from '~/schemas/cart';
import type { Verb } from '~/server/context';
import { bool, uuid } from '~/server/database/sql-types';
import { cartStatement } from './cart-statement';
import { changeCartAtOnce } from './change-cart';
import { lockExistingCartSql } from './lock-cart';
import { getCart } from './queries';

export const cartRemove = cartStatement({
  name: 'remove',
  parameters: { rowId: uuid },
  row: { isRemoved: bool },
  sql: ({ owner, rowId }, ownerColumn) => `
    WITH cart AS (${lockExistingCartSql(ownerColumn, owner)}), removed AS (
      DELETE FROM "CartRow" r USING cart WHERE r."cartId" = cart.id AND r."rowId" = ${rowId}
      RETURNING 1
    )
    SELECT EXISTS (SELECT FROM removed) AS "isRemoved"`,
});

/** Deletes a row. A row that is not in the actor's cart is no error: the cart is returned. */
export async function removeItem({ ctx, input }: Verb<RemoveFromCartInput>): Promise<CartView> {
  if (!isUuid(input.rowId)) return getCart({ ctx });
  return changeCartAtOnce({ ctx, input: { statement: cartRemove, values: input } });
}
