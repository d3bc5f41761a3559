import { z } from 'zod';
import { INVOICE_STATUSES } from '~/domain/invoice/state-machine';
import { ORDER_STATUSES } from '~/domain/order';
import { orderGiftSchema } from './gift';
import { buyerSchema } from './operator-refund';
import { REFUND_STATUSES } from './refund';
import { daySchema, searchTextSchema, tableInputSchema, tablePageSchema } from './table';
import { uuidSchema } from './text';

/** Input of the table of orders. `q` is an order's number or the beginning of it, an invoice's number, a card's
 *  last four digits, or a part of the buyer's name or e-mail address. */
export const listOperatorOrdersSchema = tableInputSchema(['createdAt', 'total'], {
  status: z.enum(ORDER_STATUSES).optional(),
  /** Id of the product bought. */
  plan: uuidSchema.optional(),
  coupon: searchTextSchema.optional(),
  q: searchTextSchema.optional(),
  /** First and last day of the checkout, in Taipei. */
  from: daySchema.optional(),
  to: daySchema.optional(),
});
export type ListOperatorOrdersInput = z.infer<typeof listOperatorOrdersSchema>;

const operatorOrderRowSchema = z.object({
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  /** Amount to pay or paid, and refunded to the card. Integer New Taiwan dollars. */
  total: z.int(),
  refunded: z.int(),
  createdAt: z.date(),
  paidAt: z.date().nullable(),
  buyer: buyerSchema,
  lines: z.array(z.object({ name: z.string(), qty: z.int() })),
  coupon: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
});
export type OperatorOrderRow = z.infer<typeof operatorOrderRowSchema>;

export const operatorOrderPageSchema = tablePageSchema(operatorOrderRowSchema);

/** The plans of the filter, also those that are not on sale any more. */
export const planChoicesSchema = z.array(z.object({ id: z.string(), name: z.string() }));

/** Support's view of an order. Integer New Taiwan dollars. */
export const orderOutlineSchema = z.object({
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  createdAt: z.date(),
  paidAt: z.date().nullable(),
  total: z.int(),
  refunded: z.int(),
  buyer: buyerSchema,
  lines: z.array(z.object({ name: z.string(), qty: z.int() })),
  /** Null for an order from before invoices were stored here. */
  invoice: z.object({ status: z.enum(INVOICE_STATUSES), issuedAt: z.date().nullable() }).nullable(),
  /** The gift's status; null when the order is for the buyer. */
  gift: orderGiftSchema.shape.status.nullable(),
  /** The latest request. */
  refundRequest: z.object({ status: z.enum(REFUND_STATUSES), requestedAt: z.date() }).nullable(),
});
export type OrderOutline = z.infer<typeof orderOutlineSchema>;

const common = { id: z.string(), at: z.date() };

/** Everything that happened to an order. Amounts are integer New Taiwan dollars. */
export const orderEventSchema = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('status'),
    to: z.enum(ORDER_STATUSES),
    actor: z.string(),
    reason: z.string(),
  }),
  z.object({
    ...common,
    kind: z.literal('payment'),
    to: z.enum(['STARTED', 'CAPTURED', 'DECLINED', 'ABANDONED']),
    amount: z.int(),
    gateway: z.string(),
    reason: z.string().nullable(),
  }),
  z.object({
    ...common,
    kind: z.literal('refund'),
    to: z.enum(['PENDING', 'SUCCEEDED', 'FAILED']),
    amount: z.int(),
    reason: z.string(),
  }),
  z.object({
    ...common,
    kind: z.literal('request'),
    to: z.enum(REFUND_STATUSES),
    amount: z.int(),
    /** The deciding operator; null for the request itself, and if unknown. */
    actor: z.string().nullable(),
    note: z.string().nullable(),
  }),
  z.object({
    ...common,
    kind: z.literal('invoice'),
    to: z.enum(INVOICE_STATUSES),
    actor: z.string(),
    reason: z.string(),
  }),
  z.object({
    ...common,
    kind: z.literal('mail'),
    to: z.enum(['PENDING', 'SENT', 'FAILED']),
    template: z.string(),
  }),
]);
export type OrderEvent = z.infer<typeof orderEventSchema>;
