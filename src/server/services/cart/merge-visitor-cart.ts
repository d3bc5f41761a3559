import { type CartMerge, mergeCarts } from '~/domain/cart';
import { type Verb, withTransaction } from '~/server/context';
import { lockCart, lockPresentCart } from './owner';

/** Merges the cart of the actor's browser into the cart of the account that just logged in there: the
 *  same product keeps the larger quantity, and the visitor's cart is gone. Doing it again changes nothing. */
export async function mergeVisitorCart({
  ctx,
  input,
}: Verb<{ userId: string }>): Promise<CartMerge> {
  const visitorHash = ctx.actor.kind === 'system' ? null : ctx.actor.visitorHash;
  if (visitorHash === null) return { added: [], raised: [] };
  return withTransaction(ctx, async (tx) => {
    const from = await lockPresentCart(tx, { visitorHash });
    if (from === null) return { added: [], raised: [] };
    const into = await lockCart(tx, { userId: input.userId });
    const merge = mergeCarts(
      await tx.cartRow.findMany({ where: { cartId: into } }),
      await tx.cartRow.findMany({ where: { cartId: from } }),
    );
    await tx.cartRow.createMany({
      data: merge.added.map(({ productId, qty }) => ({
        cartId: into,
        productId,
        qty,
        addedAt: ctx.now(),
      })),
    });
    for (const { productId, qty } of merge.raised)
      await tx.cartRow.update({
        where: { cartId_productId: { cartId: into, productId } },
        data: { qty },
      });
    await tx.cart.delete({ where: { id: from } });
    return {
      added: merge.added.map(({ productId, qty }) => ({ productId, qty })),
      raised: merge.raised.map(({ productId, qty }) => ({ productId, qty })),
    };
  });
}
