import type { CartView } from '~/schemas/cart';
import type { ServiceContext } from '~/server/context';
import { cartOwner, findCart } from './cart-owner';
import { EMPTY_CART, getCartView } from './cart-view';

/** The actor's cart; empty when nothing was ever added. */
export async function getCart({ ctx }: { ctx: ServiceContext }): Promise<CartView> {
  const owner = cartOwner(ctx.actor);
  const cartId = owner && (await findCart(ctx.db, owner));
  return cartId ? getCartView(ctx.db, cartId, ctx.language) : EMPTY_CART;
}
