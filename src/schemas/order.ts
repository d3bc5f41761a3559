import { z } from 'zod';
import { ORDER_STATUSES } from '~/domain/order';
import { couponCodeSchema } from './coupon';
import { giftSchema, orderGiftSchema } from './gift';
import { invoiceChoiceSchema, invoiceSchema } from './invoice';

/** A members' lesson that somebody was about to open when they met the plans. */
export const wantedLessonSchema = z.object({
  kind: z.enum(['UNIT', 'VIDEO', 'VOICE']),
  slug: z.string().regex(/^[a-z0-9-]{1,80}$/),
});

/** One press of the pay button. The same key twice is one order; `expectedTotal` (the discount taken off)
 *  refuses a silent price change. */
export const checkoutSchema = z.object({
  checkoutKey: z.uuid(),
  expectedTotal: z.int().min(0),
  /** Where the invoice is wanted; when nothing is said, it is kept with us. */
  invoice: invoiceChoiceSchema.optional(),
  coupon: couponCodeSchema.optional(),
  /** The order is a present: its time goes to whoever opens the link that this address gets. */
  gift: giftSchema.optional(),
  /** Where the buyer goes on once it is paid. */
  wanted: wantedLessonSchema.optional(),
});
export type CheckoutInput = z.infer<typeof checkoutSchema>;
/** The same as a client sends it: what has a default may be missing. */
export type CheckoutRequest = z.input<typeof checkoutSchema>;

export const orderIdSchema = z.object({ id: z.uuid() });
export type OrderIdInput = z.infer<typeof orderIdSchema>;

export const orderLineSchema = z.object({
  id: z.string(),
  name: z.string(),
  unitPrice: z.int(),
  qty: z.int(),
  subtotal: z.int(),
  months: z.int(),
  bonusDays: z.int(),
});

export const orderSchema = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  /** What is paid: the lines' subtotals less the discount. Integer New Taiwan dollars. */
  total: z.int(),
  discount: z.int(),
  /** The code that took it off. */
  coupon: z.string().nullable(),
  currency: z.string(),
  createdAt: z.date(),
  paidAt: z.date().nullable(),
  expiresAt: z.date(),
  lines: z.array(orderLineSchema),
  /** The captured payment, or the newest try. */
  payment: z
    .object({
      method: z.literal('CREDIT_CARD'),
      gateway: z.string(),
      cardLast4: z.string().nullable(),
      status: z.enum(['STARTED', 'CAPTURED', 'DECLINED', 'ABANDONED']),
      declineReason: z.string().nullable(),
      settledAt: z.date().nullable(),
    })
    .nullable(),
  /** Until when the account is a member now (all entitlements together). */
  memberUntil: z.date().nullable(),
  /** Null for an order from before invoices were kept here. */
  invoice: invoiceSchema.nullable(),
  /** Null when the order is for the buyer. */
  gift: orderGiftSchema.nullable(),
  /** What its buyer was about to open. */
  wanted: wantedLessonSchema.nullable(),
});
export type OrderView = z.infer<typeof orderSchema>;

/** Where the browser goes to pay: always a page of the gateway. With `fields`, it posts them there as a
 *  form; without, it just goes. */
export const paymentStartSchema = z.object({
  orderId: z.string(),
  redirectUrl: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type PaymentStart = z.infer<typeof paymentStartSchema>;
