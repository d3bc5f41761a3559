import type { Tx } from '~/server/db';
import { mailGift } from './mail-gift';

/** Sends the gift of a paid order, in the transaction that settles the payment. The caller holds the order's
 *  lock.
 *  @returns false when the order is no gift */
export async function sendPaidGift(tx: Tx, orderId: string, at: Date): Promise<boolean> {
  await tx.gift.updateMany({ where: { orderId, status: 'WAITING' }, data: { status: 'SENT' } });
  const gift = await tx.gift.findUnique({ where: { orderId } });
  if (!gift) return false;
  await mailGift(tx, gift, at);
  return true;
}
