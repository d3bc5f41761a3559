import { Prisma, type Tx } from '~/server/db';
import { lockUsers } from '~/server/lock-user';

/** Locks the account of an order's buyer until the transaction ends. What needs account and order locks the
 *  account first, as a checkout does: the other way round, the two would wait for each other. */
export async function lockBuyer(tx: Tx, orderId: string): Promise<void> {
  const buyer = Prisma.sql`id = (SELECT "userId" FROM "Order" WHERE id = ${orderId}::uuid)`;
  await lockUsers(tx, buyer, 'UPDATE');
}
