import type { CartView } from '~/schemas/cart';
import type { ServiceContext } from '~/server/context';
import { changeCart } from './change-cart';

/** Deletes all rows of the actor's cart. */
export async function clearCart({ ctx }: { ctx: ServiceContext }): Promise<CartView> {
  return changeCart({
    ctx,
    input: async (tx, cartId) => {
      await tx.cartRow.deleteMany({ where: { cartId } });
    },
  });
}
