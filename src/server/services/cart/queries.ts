import type { CartView } from '~/schemas/cart';
import type { ServiceContext } from '~/server/context';
import { cartOwner } from './cart-owner';
import { EMPTY_CART, getCartView } from './cart-view';

/** The actor's cart; empty when nothing was ever added. */
export async function getCart({ ctx }: { ctx: ServiceContext }): Promise<CartView> {
  const owner = cartOwner(ctx.actor);
  return owner ? getCartView(ctx.db, owner, ctx.language) : EMPTY_CART;
}
