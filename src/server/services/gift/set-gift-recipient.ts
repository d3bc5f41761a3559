import type { GiftInput } from '~/schemas/gift';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';

/** Sets the recipient of an unpaid gift order; the latest one is used. A paid order stays as it is. The caller holds
 *  the lock of the buyer's cart.
 *  @throws ServiceError CART_CHANGED if only one of order and input is a gift: these are different purchases */
export async function setGiftRecipient(
  tx: Tx,
  orderId: string,
  gift: GiftInput | undefined,
): Promise<void> {
  const existing = await tx.gift.findUnique({ where: { orderId }, select: { id: true } });
  if ((existing === null) !== (gift === undefined)) throw new ServiceError('CART_CHANGED');
  if (gift)
    await tx.gift.updateMany({ where: { orderId, status: 'WAITING' }, data: toGiftColumns(gift) });
}

export function toGiftColumns({ email, name, message }: GiftInput) {
  return { email, recipientName: name ?? null, message: message ?? null };
}
