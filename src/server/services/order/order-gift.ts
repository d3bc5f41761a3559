import { GIFT_RESEND_GAP_SECONDS } from '~/domain/gift';
import type { OrderGift } from '~/schemas/gift';
import type { Gift } from '~/server/prisma-client/client';

/** An order's gift as its buyer sees it. */
export function toOrderGift(gift: Gift, now: Date): OrderGift {
  const { email, recipientName: name, message, status, sentAt, claimedAt } = gift;
  const resendAt = status === 'SENT' ? getResendAt(gift, now) : null;
  return { email, name, message, status, sentAt, claimedAt, resendAt };
}

/** Time from which the e-mail with the gift's link can be sent again; null: now. */
export function getResendAt({ sentAt }: Pick<Gift, 'sentAt'>, now: Date): Date | null {
  if (!sentAt) return null;
  const resendAt = new Date(sentAt.getTime() + GIFT_RESEND_GAP_SECONDS * 1000);
  return resendAt > now ? resendAt : null;
}
