import { z } from 'zod';
import { orderNumberSchema } from './console';
import { requiredReasonSchema } from './operator';
import { refundEffectsSchema } from './operator-refund';
import { uuidSchema } from './text';

/** The ways in which an operator refunds an order without a request: the whole remainder, by the buyer's
 *  rules, or a sum. */
export const REFUND_WAYS = ['WHOLE', 'RULE', 'SUM'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/** Integer New Taiwan dollars. */
const amountSchema = z.int().min(1).max(100_000_000);

export const previewOrderRefundSchema = orderNumberSchema.extend({
  way: z.enum(REFUND_WAYS),
  /** For a sum; the other ways determine their amounts. */
  amount: amountSchema.optional(),
});
export type PreviewOrderRefundInput = z.infer<typeof previewOrderRefundSchema>;

/** The present effect of a refund by an operator. Integer New Taiwan dollars. */
export const orderRefundPreviewSchema = z.object({
  paid: z.int(),
  /** Amount of the executed and pending refunds. */
  refunded: z.int(),
  left: z.int(),
  /** Amount that the buyer's rules grant; 0 if they grant none. */
  ruleAmount: z.int(),
  /** Whether the buyer has an open request, which must be decided first. */
  isRequested: z.boolean(),
  /** Null without a possible amount: nothing remains, or the sum exceeds the remainder. */
  refund: refundEffectsSchema
    .extend({
      amount: z.int(),
      /** Whether the order's member time, or its gift's link, ends. */
      ends: z.boolean(),
      isGift: z.boolean(),
      /** A claimed gift cannot be taken back. */
      isGiftClaimed: z.boolean(),
      cardLast4: z.string().nullable(),
    })
    .nullable(),
});
export type OrderRefundPreview = z.infer<typeof orderRefundPreviewSchema>;

/** A refund by an operator with the previewed amounts; if they have changed, nothing is refunded. */
export const refundOrderSchema = orderNumberSchema.extend({
  way: z.enum(REFUND_WAYS),
  amount: amountSchema,
  /** The refundable amount that the form showed. */
  left: amountSchema,
  /** Made by the form, so that a refund that is sent twice is one refund. */
  refundKey: uuidSchema,
  reason: requiredReasonSchema,
});
export type RefundOrderInput = z.infer<typeof refundOrderSchema>;
