import { MAX_QTY } from '~/domain/cart';
import { isUuid } from '~/lib/is-uuid';
import type { CartView, UpdateCartInput } from '~/schemas/cart';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { changeCart } from './change-cart';

/** Sets the quantity of a row; 0 or less removes it.
 *  @throws ServiceError CART_ROW_NOT_FOUND | QTY_LIMIT */
export async function updateItem({ ctx, input }: Verb<UpdateCartInput>): Promise<CartView> {
  if (!isUuid(input.rowId)) throw new ServiceError('CART_ROW_NOT_FOUND');
  if (input.qty > MAX_QTY) throw new ServiceError('QTY_LIMIT');
  return changeCart({
    ctx,
    input: async (tx, cartId) => {
      const where = { rowId: input.rowId, cartId };
      const { count } =
        input.qty <= 0
          ? await tx.cartRow.deleteMany({ where })
          : await tx.cartRow.updateMany({ where, data: { qty: input.qty } });
      if (count === 0) throw new ServiceError('CART_ROW_NOT_FOUND');
    },
  });
}
