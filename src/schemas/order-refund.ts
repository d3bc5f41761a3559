import { z } from 'zod';
import { orderNumberSchema } from './console';
import { requiredReasonSchema } from './operator';
import { refundEffectsSchema } from './operator-refund';
import { uuidSchema } from './text';

/** How an operator refunds an order without a request: all that is left, by the buyer's rules, or a sum. */
export const REFUND_WAYS = ['WHOLE', 'RULE', 'SUM'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/** Integer New Taiwan dollars. */
const amountSchema = z.int().min(1).max(100_000_000);

export const previewOrderRefundSchema = orderNumberSchema.extend({
  way: z.enum(REFUND_WAYS),
  /** Of a sum; the other ways have an amount of their own. */
  amount: amountSchema.optional(),
});
export type PreviewOrderRefundInput = z.infer<typeof previewOrderRefundSchema>;

/** What a refund by an operator would do now. Integer New Taiwan dollars. */
export const orderRefundPreviewSchema = z.object({
  paid: z.int(),
  /** What went back or is on its way. */
  refunded: z.int(),
  left: z.int(),
  /** By the buyer's rules; 0 when they give nothing. */
  ruleAmount: z.int(),
  /** A request of the buyer waits: it is decided first. */
  isRequested: z.boolean(),
  /** Null while no possible amount is known: nothing left, or a sum above it. */
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

/** A refund by an operator, as it was previewed: another amount or remainder is not refunded. */
export const refundOrderSchema = orderNumberSchema.extend({
  way: z.enum(REFUND_WAYS),
  amount: amountSchema,
  /** What was left when it was read. */
  left: amountSchema,
  /** Made by the form: sent twice, it is one refund. */
  refundKey: uuidSchema,
  reason: requiredReasonSchema,
});
export type RefundOrderInput = z.infer<typeof refundOrderSchema>;
