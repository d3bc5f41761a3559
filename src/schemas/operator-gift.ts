import { z } from 'zod';
import { GIFT_STATES } from '~/domain/gift';
import { MAIL_STATUSES } from './operator-mail';
import { buyerSchema } from './operator-refund';
import { daySchema, searchTextSchema, tableInputSchema, tablePageSchema } from './table';

/** Input of the table of gifts. `q` is an order's number or the beginning of it, or a part of the e-mail address
 *  of the recipient, the buyer, or the claiming user. */
export const listGiftsSchema = tableInputSchema(['createdAt'], {
  state: z.enum(GIFT_STATES).optional(),
  q: searchTextSchema.optional(),
  /** First and last day of the checkout, in Taipei. */
  from: daySchema.optional(),
  to: daySchema.optional(),
});
export type ListGiftsInput = z.infer<typeof listGiftsSchema>;

const giftRowSchema = z.object({
  /** The order's number. */
  number: z.string(),
  /** Time of the checkout. */
  createdAt: z.date(),
  state: z.enum(GIFT_STATES),
  buyer: buyerSchema,
  /** Address of the recipient; empty when it is not stored any more. */
  email: z.string(),
  name: z.string().nullable(),
  lines: z.array(z.object({ name: z.string(), qty: z.int() })),
  /** Time at which the link was mailed last; null before the payment. */
  sentAt: z.date().nullable(),
  claimedAt: z.date().nullable(),
  /** Null before it is claimed, and when that account is deleted. */
  claimedBy: buyerSchema,
  /** The latest mail with the link to the recipient's address; null without one, or when it was deleted. */
  mail: z
    .object({
      id: z.string(),
      status: z.enum(MAIL_STATUSES),
      /** Whether it can be sent again, and the caller has the permission. */
      isResendable: z.boolean(),
    })
    .nullable(),
});
export type GiftRow = z.infer<typeof giftRowSchema>;

export const giftPageSchema = tablePageSchema(giftRowSchema);
