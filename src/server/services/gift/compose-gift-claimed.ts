import type { Tx } from '~/server/db';
import type { Gift } from '~/server/prisma-client/client';
import type { QueuedMail } from '../mail/outbox';

/** The mail to the buyer of a gift that was claimed; null for a deleted account, and for a buyer who claimed it. */
export async function composeGiftClaimed(
  tx: Tx,
  { orderId, recipientName: to, claimedById }: Gift,
): Promise<QueuedMail<'gift-claimed'> | null> {
  const { user, number } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { user: true },
  });
  if (user.anonymisedAt || user.id === claimedById) return null;
  const { email: recipient, language, name } = user;
  return { template: 'gift-claimed', recipient, language, payload: { name, to, orderId, number } };
}
