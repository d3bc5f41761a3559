import { z } from 'zod';
import { INVOICE_STATUSES } from '~/domain/invoice/state-machine';
import {
  decideRefundSchema,
  REFUND_STATUSES,
  rejectRefundSchema,
  requestedLineSchema,
} from './refund';
import { daySchema, searchTextSchema, tableInputSchema, tablePageSchema } from './table';

/** Input of the table of refund requests, by default the undecided ones. `q` is an order's number or the
 *  buyer's e-mail address. */
export const listRefundsSchema = tableInputSchema(
  ['requestedAt'],
  {
    status: z.enum([...REFUND_STATUSES, 'ALL']).optional(),
    q: searchTextSchema.optional(),
    /** First and last day of the request, in Taipei. */
    from: daySchema.optional(),
    to: daySchema.optional(),
  },
  'asc',
);
export type ListRefundsInput = z.infer<typeof listRefundsSchema>;

/** A buyer as operators see them; null when the account is deleted. */
export const buyerSchema = z
  .object({ id: z.string(), name: z.string(), email: z.string() })
  .nullable();

const refundRowSchema = z.object({
  id: z.string(),
  /** The order's number. */
  number: z.string(),
  status: z.enum(REFUND_STATUSES),
  /** Integer New Taiwan dollars. */
  amount: z.int(),
  requestedAt: z.date(),
  /** Last day by law for an undecided request; null without one. */
  dueAt: z.date().nullable(),
  decidedAt: z.date().nullable(),
  buyer: buyerSchema,
});
export type RefundRow = z.infer<typeof refundRowSchema>;

export const refundPageSchema = tablePageSchema(refundRowSchema);

/** Effects of a refund on the invoice: none, a smaller amount, no invoice, a void, or an allowance. */
const INVOICE_EFFECTS = ['NOTHING', 'SMALLER', 'NOT_NEEDED', 'VOID', 'ALLOWANCE'] as const;

/** Effects of a refund on the membership and the invoice. */
export const refundEffectsSchema = z.object({
  /** End of the buyer's membership before and after the refund; null when they are no member. */
  memberUntil: z.object({ before: z.date().nullable(), after: z.date().nullable() }),
  /** Null for an order without an invoice. */
  invoice: z
    .object({
      effect: z.enum(INVOICE_EFFECTS),
      status: z.enum(INVOICE_STATUSES),
      number: z.string().nullable(),
    })
    .nullable(),
});
export type RefundEffects = z.infer<typeof refundEffectsSchema>;

/** The latest request of an order, and the present effect of an approval. */
export const refundPreviewSchema = refundRowSchema.extend({
  orderId: z.string(),
  lines: z.array(requestedLineSchema.extend({ name: z.string() })),
  note: z.string().nullable(),
  /** The deciding operator, without a name if the account is deleted; null for a command and for an
   *  undecided request. */
  decidedBy: buyerSchema,
  total: z.int(),
  cardLast4: z.string().nullable(),
  isGift: z.boolean(),
  /** Members' content that the buyer has opened since the request; not considered in `amount`. */
  openedSince: z.array(z.string()),
  /** Null once it is decided. */
  effects: refundEffectsSchema.nullable(),
});
export type RefundPreview = z.infer<typeof refundPreviewSchema>;

/** The decisions of the console, which always name the request that was read. */
export const approveReadRefundSchema = decideRefundSchema.required({ requestId: true });
export const rejectReadRefundSchema = rejectRefundSchema.required({ requestId: true });
