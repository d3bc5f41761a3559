import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';

/** Invalidates the link of an order's gift that is being refunded. Of a concurrent claim and withdrawal, one
 *  wins.
 *  @returns whether the order is a gift
 *  @throws ServiceError GIFT_CLAIMED */
export async function withdrawGift(tx: Tx, orderId: string): Promise<boolean> {
  const gift = await tx.gift.findUnique({ where: { orderId }, select: { id: true } });
  if (!gift) return false;
  const { count } = await tx.gift.updateMany({
    where: { id: gift.id, status: { in: ['WAITING', 'SENT'] } },
    data: { status: 'WITHDRAWN' },
  });
  if (count === 0) throw new ServiceError('GIFT_CLAIMED');
  return true;
}
