import type { GiftInput } from '~/schemas/gift';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';

/** Writes into an order that is not paid yet whom it is for: the newest wish holds. An order that is paid
 *  stays as it is. Hold the buyer's cart before.
 *  @throws ServiceError CART_CHANGED when one is a gift and the other is not: those are two purchases */
export async function setGiftRecipient(
  tx: Tx,
  orderId: string,
  gift: GiftInput | undefined,
): Promise<void> {
  const present = await tx.gift.findUnique({ where: { orderId }, select: { id: true } });
  if ((present === null) !== (gift === undefined)) throw new ServiceError('CART_CHANGED');
  if (gift)
    await tx.gift.updateMany({ where: { orderId, status: 'WAITING' }, data: toGiftColumns(gift) });
}

export function toGiftColumns({ email, name, message }: GiftInput) {
  return { email, recipientName: name ?? null, message: message ?? null };
}
