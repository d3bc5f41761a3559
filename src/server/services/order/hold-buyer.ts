import type { Tx } from '~/server/db';

/** Holds the account of an order's buyer until the transaction ends. Whoever needs account and order
 *  takes the account first, as a checkout does: the other way round, the two would wait for each other. */
export async function holdBuyer(tx: Tx, orderId: string): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM "User" WHERE id = (SELECT "userId" FROM "Order" WHERE id = ${orderId}::uuid)
    FOR UPDATE`;
}
