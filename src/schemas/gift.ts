import { z } from 'zod';
import { emailSchema, nameSchema } from './auth';
import { emptyToNull, isPrintable, multilineText } from './text';

export const MAX_GIFT_MESSAGE_LENGTH = 200;

/** Plain text in lines of its own, at most `MAX_GIFT_MESSAGE_LENGTH` UTF-16 units. */
const messageSchema = multilineText.pipe(
  z
    .string()
    .max(MAX_GIFT_MESSAGE_LENGTH, 'tooLong')
    .refine((text) => text.split('\n').every(isPrintable), 'invalid'),
);

/** Whom an order is a present for, and what the buyer says to them. */
export const giftSchema = z.object({
  email: emailSchema,
  name: emptyToNull(nameSchema),
  message: emptyToNull(messageSchema),
});
export type GiftInput = z.infer<typeof giftSchema>;

/** The letter of an order's gift, once more or to another address. */
export const sendGiftSchema = z.object({ id: z.uuid(), email: emailSchema });
export type SendGiftInput = z.infer<typeof sendGiftSchema>;

/** What stands in the address, whatever that is: no gift has a short one. */
export const giftTokenSchema = z.object({ token: z.string().max(200) });
export type GiftTokenInput = z.infer<typeof giftTokenSchema>;

/** A gift as its buyer sees it on the order. */
export const orderGiftSchema = z.object({
  /** Empty when it is not kept any more. */
  email: z.string(),
  name: z.string().nullable(),
  message: z.string().nullable(),
  status: z.enum(['WAITING', 'SENT', 'CLAIMED', 'WITHDRAWN']),
  sentAt: z.date().nullable(),
  claimedAt: z.date().nullable(),
  /** When its letter may be sent again; null: now, or there is nothing to send. */
  resendAt: z.date().nullable(),
});
export type OrderGift = z.infer<typeof orderGiftSchema>;

/** A gift as whoever holds its link sees it. */
export const giftViewSchema = z.object({
  status: z.enum(['OPEN', 'CLAIMED', 'WITHDRAWN']),
  /** Claimed by the very account that looks. */
  mine: z.boolean(),
  /** Bought by the very account that looks. */
  given: z.boolean(),
  /** The buyer's name; null when the account is gone. */
  from: z.string().nullable(),
  name: z.string().nullable(),
  message: z.string().nullable(),
  months: z.int(),
  days: z.int(),
  /** Until when the account that looks is a member with it; null for a visitor and for a gift of others. */
  until: z.date().nullable(),
});
export type GiftView = z.infer<typeof giftViewSchema>;
