import type { CartView } from '~/schemas/cart';
import { type Verb, withTransaction } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { cartOwner } from './cart-owner';
import { getCartView } from './cart-view';
import { lockCart } from './lock-cart';

/** Runs `change` on the actor's locked cart and returns the cart as it is then.
 *  @throws ServiceError LOGIN_USER_REQUIRED for a browser without a cookie, as its cart could not be found
 *    again */
export function changeCart({
  ctx,
  input: change,
}: Verb<(tx: Tx, cartId: string) => Promise<void>>): Promise<CartView> {
  const owner = cartOwner(ctx.actor);
  if (owner === null) throw new ServiceError('LOGIN_USER_REQUIRED');
  return withTransaction(ctx, async (tx) => {
    const cartId = await lockCart(tx, owner);
    await change(tx, cartId);
    return getCartView(tx, cartId, ctx.language);
  });
}
