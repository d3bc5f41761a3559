import type { CartView } from '~/schemas/cart';
import type { ServiceContext } from '~/server/context';
import { integer } from '~/server/database/sql-types';
import { cartStatement } from './cart-statement';
import { changeCartAtOnce } from './change-cart';
import { lockExistingCartSql } from './lock-cart';

const cartClear = cartStatement({
  name: 'clear',
  parameters: {},
  row: { removedRows: integer },
  sql: ({ owner }, ownerColumn) => `
    WITH cart AS (${lockExistingCartSql(ownerColumn, owner)}), removed AS (
      DELETE FROM "CartRow" r USING cart WHERE r."cartId" = cart.id RETURNING 1
    )
    SELECT count(*)::integer AS "removedRows" FROM removed`,
});

/** Deletes all rows of the actor's cart. */
export async function clearCart({ ctx }: { ctx: ServiceContext }): Promise<CartView> {
  return changeCartAtOnce({ ctx, input: { statement: cartClear, values: {} } });
}
