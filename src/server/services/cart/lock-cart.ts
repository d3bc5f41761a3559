import type { Tx } from '~/server/db';
import type { CartOwner } from './cart-owner';

/** Finds or inserts the owner's one cart and locks its row until the transaction ends, so that changes of one
 *  cart are serialised. */
export async function lockCart(tx: Tx, owner: CartOwner): Promise<string> {
  for (;;) {
    const found = await lockExistingCart(tx, owner);
    if (found !== null) return found;
    // The first insert wins; a merge may delete the cart again before it is locked.
    await tx.cart.createMany({ data: [owner], skipDuplicates: true });
  }
}

/** Like `lockCart`, but inserts none. */
export async function lockExistingCart(tx: Tx, owner: CartOwner): Promise<string | null> {
  const rows =
    'userId' in owner
      ? await tx.$queryRaw<{ id: string }[]>`
          SELECT id FROM "Cart" WHERE "userId" = ${owner.userId}::uuid FOR UPDATE`
      : await tx.$queryRaw<{ id: string }[]>`
          SELECT id FROM "Cart" WHERE "visitorHash" = ${owner.visitorHash} FOR UPDATE`;
  return rows[0]?.id ?? null;
}
