import { composeGiftClaimed } from '../../gift/compose-gift-claimed';
import { activateGiftLink, composeGift } from '../../gift/mail-gift';
import type { Composer } from './composer';

/** Mails about a gift, to its recipient and to its buyer. */
export const ABOUT_GIFT = {
  'gift-arrived': async ({ tx, now, recipient, about: { giftId } }) => {
    if (!giftId) return null;
    // One statement finds and locks the gift while its link works, at the address that it was sent to.
    const { count } = await tx.gift.updateMany({
      where: { id: giftId, status: 'SENT', email: recipient },
      data: { sentAt: now },
    });
    if (count === 0) return null;
    const gift = await tx.gift.findUniqueOrThrow({ where: { id: giftId } });
    return composeGift(tx, await activateGiftLink(tx, gift, now));
  },
  'gift-claimed': async ({ tx, about: { orderId } }) => {
    if (!orderId) return null;
    const gift = await tx.gift.findUnique({ where: { orderId, status: 'CLAIMED' } });
    return gift && composeGiftClaimed(tx, gift);
  },
} satisfies Record<string, Composer>;
