import type { CartView } from '~/schemas/cart';
import type { ServiceContext } from '~/server/context';
import { cartView, EMPTY_CART } from './cart-view';
import { cartOwner, findCart } from './owner';

/** The actor's cart; empty for somebody who never put anything in. */
export async function readCart({ ctx }: { ctx: ServiceContext }): Promise<CartView> {
  const owner = cartOwner(ctx.actor);
  const cartId = owner && (await findCart(ctx.db, owner));
  return cartId ? cartView(ctx.db, cartId, ctx.language) : EMPTY_CART;
}
