import { randomUUID } from 'node:crypto';
import { type CartMerge, type MergeRow, mergeCarts } from '~/domain/cart';
import type { Verb } from '~/server/context';
import { withTransaction } from '~/server/transaction';
import { lockCart, lockExistingCart } from './lock-cart';

/** Merges the cart of the actor's browser into the cart of the account that just logged in there: the same product gets
 *  the larger quantity, and the visitor's cart is deleted. Idempotent. The cart stores which rows were added or raised
 *  until its owner dismisses the notice; if the account's cart was empty, its owner has just chosen all of its rows,
 *  and there is no notice. */
export async function mergeVisitorCart({
  ctx,
  input,
}: Verb<{ userId: string }>): Promise<CartMerge> {
  const visitorHash = ctx.actor.kind === 'system' ? null : ctx.actor.visitorHash;
  if (visitorHash === null) return { added: [], raised: [] };
  return withTransaction(ctx, async (tx) => {
    const from = await lockExistingCart(tx, { visitorHash });
    if (from === null) return { added: [], raised: [] };
    const into = await lockCart(tx, { userId: input.userId });
    const existing = await tx.cartRow.findMany({ where: { cartId: into } });
    const isNews = existing.length > 0;
    const { added, raised } = mergeCarts(
      existing,
      await tx.cartRow.findMany({ where: { cartId: from } }),
    );
    await tx.cartRow.createMany({
      data: added.map(({ productId, qty, seenPrice }) => ({
        cartId: into,
        productId,
        qty,
        seenPrice,
        qtyBeforeMerge: isNews ? 0 : null,
        addedAt: ctx.now(),
      })),
    });
    for (const { productId, qty } of raised) {
      const row = existing.find((row) => row.productId === productId);
      await tx.cartRow.update({
        where: { cartId_productId: { cartId: into, productId } },
        // An earlier login with an undismissed notice keeps the quantity from before it.
        data: { qty, qtyBeforeMerge: row?.qtyBeforeMerge ?? row?.qty },
      });
    }
    if (isNews && added.length + raised.length > 0)
      await tx.cart.update({ where: { id: into }, data: { mergeId: randomUUID() } });
    await tx.cart.delete({ where: { id: from } });
    return { added: added.map(toMergeRow), raised: raised.map(toMergeRow) };
  });
}

function toMergeRow({ productId, qty }: MergeRow): MergeRow {
  return { productId, qty };
}
