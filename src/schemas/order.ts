import { z } from 'zod';
import { ORDER_STATUSES } from '~/domain/order';
import { couponCodeSchema } from './coupon';
import { giftSchema, orderGiftSchema } from './gift';
import { invoiceChoiceSchema, invoiceSchema } from './invoice';
import { textSchema, uuidSchema } from './text';

/** A members' lesson that the buyer was about to open when the plans were shown. */
const wantedLessonSchema = z.object({
  kind: z.enum(['UNIT', 'VIDEO', 'VOICE']),
  slug: textSchema(80).regex(/^[a-z0-9-]{1,80}$/),
});

/** Input of a checkout. `checkoutKey` makes a repeated request one order; `expectedTotal` (after the discount)
 *  prevents a silent price change. */
export const checkoutSchema = z.object({
  checkoutKey: uuidSchema,
  expectedTotal: z.int().min(0),
  /** Form of the invoice; by default it is stored with us. */
  invoice: invoiceChoiceSchema.optional(),
  coupon: couponCodeSchema.optional(),
  /** Gift: the member time goes to the account that opens the link mailed to this address. */
  gift: giftSchema.optional(),
  /** Lesson to go to after the payment. */
  wanted: wantedLessonSchema.optional(),
});
export type CheckoutInput = z.infer<typeof checkoutSchema>;
/** Checkout as a client sends it: fields with a default may be absent. */
export type CheckoutRequest = z.input<typeof checkoutSchema>;

export const orderIdSchema = z.object({ id: uuidSchema });
export type OrderIdInput = z.infer<typeof orderIdSchema>;

const orderLineSchema = z.object({
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
  /** Amount to pay: the subtotals less the discount. Integer New Taiwan dollars. */
  total: z.int(),
  discount: z.int(),
  /** Code of the coupon of the discount. */
  coupon: z.string().nullable(),
  currency: z.string(),
  createdAt: z.date(),
  paidAt: z.date().nullable(),
  expiresAt: z.date(),
  lines: z.array(orderLineSchema),
  /** The captured payment, or the latest try. */
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
  /** Current end of the membership (all entitlements together). */
  memberUntil: z.date().nullable(),
  /** Null for an order from before invoices were stored here. */
  invoice: invoiceSchema.nullable(),
  /** Null when the order is for the buyer. */
  gift: orderGiftSchema.nullable(),
  /** Lesson that the buyer was about to open. */
  wanted: wantedLessonSchema.nullable(),
});
export type OrderView = z.infer<typeof orderSchema>;

/** An order as a row of the list. */
export const orderSummarySchema = orderSchema
  .pick({
    id: true,
    number: true,
    status: true,
    total: true,
    discount: true,
    createdAt: true,
    paidAt: true,
    expiresAt: true,
  })
  .extend({
    lines: z.array(orderLineSchema.pick({ id: true, name: true, qty: true })),
    /** The captured payment, or the latest try. */
    payment: z
      .object({
        status: z.enum(['STARTED', 'CAPTURED', 'DECLINED', 'ABANDONED']),
        cardLast4: z.string().nullable(),
      })
      .nullable(),
    /** Null until the invoice is issued. */
    invoiceNumber: z.string().nullable(),
    /** Null when the order is for the buyer. */
    gift: orderGiftSchema.pick({ email: true, name: true }).nullable(),
  });
export type OrderSummary = z.infer<typeof orderSummarySchema>;

/** Redirect to the gateway's payment page. With `fields` the browser posts them there as a form; without, it
 *  navigates there. */
export const paymentStartSchema = z.object({
  orderId: z.string(),
  redirectUrl: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type PaymentStart = z.infer<typeof paymentStartSchema>;
