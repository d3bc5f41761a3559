import { uuid } from '~/server/database/sql-types';
import type { Tx } from '~/server/db';
import type { CartOwner } from './cart-owner';
import { cartStatement, type OwnerColumn, runCartStatement } from './cart-statement';

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

const existingCartLock = cartStatement({
  name: 'lock',
  parameters: {},
  row: { id: uuid },
  sql: ({ owner }, ownerColumn) => lockExistingCartSql(ownerColumn, owner),
});

/** Like `lockCart`, but inserts none. */
export async function lockExistingCart(tx: Tx, owner: CartOwner): Promise<string | null> {
  const [row] = await runCartStatement(tx, existingCartLock, owner, {});
  return row?.id ?? null;
}

/** SQL of the id of an owner's cart, which it locks; no row without a cart. If a statement waited for the
 *  lock, its other parts still see the tables from before the wait, except for rows that it updates, deletes
 *  or inserts with ON CONFLICT. */
export function lockExistingCartSql(ownerColumn: OwnerColumn, owner: string): string {
  return `SELECT id FROM "Cart" WHERE ${ownerColumn} = ${owner} FOR UPDATE`;
}

/** The same, and inserts a cart where there is none.
 *  @param now placeholder of the time
 *  @param source SQL after `SELECT …`; if it has no row, no cart is found or inserted */
export function lockCartSql(
  ownerColumn: OwnerColumn,
  { owner, now, source }: { owner: string; now: string; source: string },
): string {
  return `INSERT INTO "Cart" (id, ${ownerColumn}, "updatedAt")
    SELECT gen_random_uuid(), ${owner}, ${now} ${source}
    ON CONFLICT (${ownerColumn}) DO UPDATE SET "updatedAt" = EXCLUDED."updatedAt"
    RETURNING id`;
}
