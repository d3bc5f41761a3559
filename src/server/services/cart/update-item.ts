import { MAX_QTY } from '~/domain/cart';
import { isUuid } from '~/lib/is-uuid';
import type { CartView, UpdateCartInput } from '~/schemas/cart';
import type { Verb } from '~/server/context';
import { bool, integer, uuid } from '~/server/database/sql-types';
import { ServiceError } from '~/server/errors';
import { cartStatement } from './cart-statement';
import { changeCartAtOnce } from './change-cart';
import { lockExistingCartSql } from './lock-cart';
import { cartRemove } from './remove-item';

const cartUpdate = cartStatement({
  name: 'update',
  parameters: { rowId: uuid, qty: integer },
  row: { isUpdated: bool },
  sql: ({ owner, rowId, qty }, ownerColumn) => `
    WITH cart AS (${lockExistingCartSql(ownerColumn, owner)}), updated AS (
      UPDATE "CartRow" r SET qty = ${qty} FROM cart
      WHERE r."cartId" = cart.id AND r."rowId" = ${rowId} RETURNING 1
    )
    SELECT EXISTS (SELECT FROM updated) AS "isUpdated"`,
});

/** Sets the quantity of a row; 0 or less removes it.
 *  @throws ServiceError CART_ROW_NOT_FOUND | QTY_LIMIT */
export async function updateItem({ ctx, input }: Verb<UpdateCartInput>): Promise<CartView> {
  const { rowId, qty } = input;
  if (!isUuid(rowId)) throw new ServiceError('CART_ROW_NOT_FOUND');
  if (qty > MAX_QTY) throw new ServiceError('QTY_LIMIT');
  const requireRow = (isFound: boolean) => {
    if (!isFound) throw new ServiceError('CART_ROW_NOT_FOUND');
  };
  return qty <= 0
    ? changeCartAtOnce({
        ctx,
        input: {
          statement: cartRemove,
          values: { rowId },
          check: ({ isRemoved }) => requireRow(isRemoved),
        },
      })
    : changeCartAtOnce({
        ctx,
        input: {
          statement: cartUpdate,
          values: { rowId, qty },
          check: ({ isUpdated }) => requireRow(isUpdated),
        },
      });
}
