import { z } from 'zod';
import { emailSchema, nameSchema } from './auth';
import { emptyToNull, isPrintable, multilineText, textSchema, uuidSchema } from './text';

export const MAX_GIFT_MESSAGE_LENGTH = 200;

/** Plain text of several lines, at most `MAX_GIFT_MESSAGE_LENGTH` UTF-16 units. */
const messageSchema = multilineText(MAX_GIFT_MESSAGE_LENGTH).pipe(
  textSchema(MAX_GIFT_MESSAGE_LENGTH).refine(
    (text) => text.split('\n').every(isPrintable),
    'invalid',
  ),
);

/** Recipient of a gift order, and the buyer's message. */
export const giftSchema = z.object({
  email: emailSchema,
  name: emptyToNull(nameSchema),
  message: emptyToNull(messageSchema),
});
export type GiftInput = z.infer<typeof giftSchema>;

/** Input to send the e-mail of an order's gift again or to another address. */
export const sendGiftSchema = z.object({ id: uuidSchema, email: emailSchema });
export type SendGiftInput = z.infer<typeof sendGiftSchema>;

/** Token in the address of a gift; of any form, because an invalid one is simply not found. */
export const giftTokenSchema = z.object({ token: textSchema(200) });
export type GiftTokenInput = z.infer<typeof giftTokenSchema>;

/** View of a gift for its buyer, on the order. */
export const orderGiftSchema = z.object({
  /** Empty when it is not stored any more. */
  email: z.string(),
  name: z.string().nullable(),
  message: z.string().nullable(),
  status: z.enum(['WAITING', 'SENT', 'CLAIMED', 'WITHDRAWN']),
  sentAt: z.date().nullable(),
  claimedAt: z.date().nullable(),
  /** Time from which its e-mail may be sent again; null: now, or there is nothing to send. */
  resendAt: z.date().nullable(),
});
export type OrderGift = z.infer<typeof orderGiftSchema>;

/** View of a gift for the holder of its link. */
export const giftViewSchema = z.object({
  status: z.enum(['OPEN', 'CLAIMED', 'WITHDRAWN']),
  /** Whether the actor's account has claimed it. */
  mine: z.boolean(),
  /** Whether the actor's account has bought it. */
  given: z.boolean(),
  /** Name of the buyer; null when the account was deleted. */
  from: z.string().nullable(),
  name: z.string().nullable(),
  message: z.string().nullable(),
  months: z.int(),
  days: z.int(),
  /** End of the actor's membership with the gift; null for a visitor and for a gift claimed by others. */
  until: z.date().nullable(),
});
export type GiftView = z.infer<typeof giftViewSchema>;
