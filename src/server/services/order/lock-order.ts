import type { OrderStatus } from '~/domain/order';
import type { Tx } from '~/server/db';

export interface LockedOrder {
  id: string;
  number: string;
  userId: string;
  status: OrderStatus;
  expiresAt: Date;
}

/** Locks an order's row until the transaction ends, so that its changes are serialised. Rows that merely
 *  reference the order can still be written meanwhile (NO KEY UPDATE).
 *  @param userId when given, an order of another user is not found */
export async function lockOrder(
  tx: Tx,
  orderId: string,
  userId?: string,
): Promise<LockedOrder | null> {
  // Prisma's methods cannot lock a row; `$executeRaw` returns the number of selected rows.
  const locked = await tx.$executeRaw`
    SELECT id FROM "Order" WHERE id = ${orderId}::uuid FOR NO KEY UPDATE`;
  if (locked === 0) return null;
  return tx.order.findFirst({
    where: { id: orderId, ...(userId !== undefined && { userId }) },
    select: { id: true, number: true, userId: true, status: true, expiresAt: true },
  });
}
