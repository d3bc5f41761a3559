import type { Tx } from '~/server/db';
import type { CartOwner } from './cart-owner';

/** Finds or makes the owner's one cart and locks its row until the transaction ends, so that changes of
 *  one cart happen one after the other. */
export async function lockCart(tx: Tx, owner: CartOwner): Promise<string> {
  for (;;) {
    const found = await lockExistingCart(tx, owner);
    if (found !== null) return found;
    // Whoever makes it first wins; a merge may take it away again before it is locked.
    await tx.cart.createMany({ data: [owner], skipDuplicates: true });
  }
}

/** Like `lockCart`, but makes none. */
export async function lockExistingCart(tx: Tx, owner: CartOwner): Promise<string | null> {
  const rows =
    'userId' in owner
      ? await tx.$queryRaw<{ id: string }[]>`
          SELECT id FROM "Cart" WHERE "userId" = ${owner.userId}::uuid FOR UPDATE`
      : await tx.$queryRaw<{ id: string }[]>`
          SELECT id FROM "Cart" WHERE "visitorHash" = ${owner.visitorHash} FOR UPDATE`;
  return rows[0]?.id ?? null;
}
