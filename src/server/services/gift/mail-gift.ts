import { totalGiftTime } from '~/domain/gift';
import { hashToken } from '~/lib/secret-token';
import type { Tx } from '~/server/db';
import type { Gift } from '~/server/prisma-client/client';
import { enqueueMail } from '../mail/outbox';
import { giftToken } from './gift-token';

/** Activates a gift's link and enqueues the e-mail with it, under the buyer's current name. */
export async function mailGift(tx: Tx, gift: Gift, at: Date): Promise<void> {
  const token = giftToken(gift);
  const { email, recipientName, message, language } = await tx.gift.update({
    where: { id: gift.id },
    data: { tokenHash: hashToken(token), sentAt: at },
  });
  const { user, lines } = await tx.order.findUniqueOrThrow({
    where: { id: gift.orderId },
    include: { user: { select: { name: true } }, lines: true },
  });
  await enqueueMail(tx, {
    template: 'gift-arrived',
    recipient: email,
    language,
    payload: {
      giftId: gift.id,
      name: recipientName,
      from: user.name,
      message,
      token,
      ...totalGiftTime(lines),
    },
  });
}
