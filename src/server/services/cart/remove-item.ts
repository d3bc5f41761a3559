import { isUuid } from '~/lib/is-uuid';
import type { CartView, RemoveFromCartInput } from '~/schemas/cart';
import type { Verb } from '~/server/context';
import { changeCart } from './change-cart';
import { getCart } from './queries';

/** Deletes a row. A row that is not in the actor's cart is no error: the cart is returned. */
export async function removeItem({ ctx, input }: Verb<RemoveFromCartInput>): Promise<CartView> {
  if (!isUuid(input.rowId)) return getCart({ ctx });
  return changeCart({
    ctx,
    input: async (tx, cartId) => {
      await tx.cartRow.deleteMany({ where: { rowId: input.rowId, cartId } });
    },
  });
}
