import { Prisma, type Tx } from '~/server/db';
import { lockUsers } from '~/server/lock-user';

/** Locks the account of an order's buyer until the transaction ends. Lock order: account before order, as in
 *  a checkout; the reverse can deadlock. */
export async function lockBuyer(tx: Tx, orderId: string): Promise<void> {
  const buyer = Prisma.sql`id = (SELECT "userId" FROM "Order" WHERE id = ${orderId}::uuid)`;
  await lockUsers(tx, buyer, 'UPDATE');
}
