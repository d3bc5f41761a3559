import { totalGiftTime } from '~/domain/gift';
import { hashToken } from '~/lib/secret-token';
import type { Tx } from '~/server/db';
import type { Gift } from '~/server/prisma-client/client';
import { enqueueMail, type QueuedMail } from '../mail/outbox';
import { giftToken } from './gift-token';

/** Activates a gift's link and enqueues the e-mail with it, under the buyer's current name. */
export async function mailGift(tx: Tx, gift: Gift, at: Date): Promise<void> {
  const sent = await activateGiftLink(tx, gift, at);
  await enqueueMail(tx, await composeGift(tx, sent));
}

/** Makes the link that the server's present secret derives the gift's valid one. */
export function activateGiftLink(tx: Tx, gift: Gift, at: Date): Promise<Gift> {
  const tokenHash = hashToken(giftToken(gift));
  return tx.gift.update({ where: { id: gift.id }, data: { tokenHash, sentAt: at } });
}

/** The mail with the link of a gift. */
export async function composeGift(tx: Tx, gift: Gift): Promise<QueuedMail<'gift-arrived'>> {
  const { email, recipientName, message, language } = gift;
  const { user, lines } = await tx.order.findUniqueOrThrow({
    where: { id: gift.orderId },
    include: { user: { select: { name: true } }, lines: true },
  });
  return {
    template: 'gift-arrived',
    recipient: email,
    language,
    payload: {
      giftId: gift.id,
      name: recipientName,
      from: user.name,
      message,
      token: giftToken(gift),
      ...totalGiftTime(lines),
    },
  };
}
