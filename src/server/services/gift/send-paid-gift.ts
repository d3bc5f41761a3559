import type { Tx } from '~/server/db';
import { mailGift } from './mail-gift';

/** Sends a paid order's gift on its way, in the transaction that books the payment. Hold the order.
 *  @returns false when the order is no gift */
export async function sendPaidGift(tx: Tx, orderId: string, at: Date): Promise<boolean> {
  await tx.gift.updateMany({ where: { orderId, status: 'WAITING' }, data: { status: 'SENT' } });
  const gift = await tx.gift.findUnique({ where: { orderId } });
  if (!gift) return false;
  await mailGift(tx, gift, at);
  return true;
}
