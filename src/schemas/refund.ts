import { z } from 'zod';
import { reasonSchema } from './operator';
import { orderIdSchema } from './order';
import { typedSchema, uuidSchema } from './text';

/** Refund request of the buyer; `expectedAmount` rejects an amount that has changed since it was shown (at
 *  midnight). */
export const requestRefundSchema = orderIdSchema.extend({ expectedAmount: z.int().min(0) });
export type RequestRefundInput = z.infer<typeof requestRefundSchema>;

/** Decision of an operator about the open request of an order. */
export const decideRefundSchema = orderIdSchema.extend({
  /** The request that the operator has read: the call fails if another one is open or it is already decided. */
  requestId: uuidSchema.optional(),
  reason: reasonSchema,
});
export type DecideRefundInput = z.infer<typeof decideRefundSchema>;

export const rejectRefundSchema = decideRefundSchema.omit({ reason: true }).extend({
  /** Note to the buyer. */
  note: typedSchema(500).min(1, 'required'),
});
export type RejectRefundInput = z.infer<typeof rejectRefundSchema>;

export const REFUND_STATUSES = ['REQUESTED', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const;

const refundLineSchema = z.object({
  lineId: z.string(),
  rule: z.enum(['SEVEN_DAYS', 'NOT_BEGUN', 'BY_DAY', 'OVER', 'GIFT_UNCLAIMED', 'GIFT_CLAIMED']),
  /** Amount paid for the line after its part of a discount; the base of `amount`. */
  paid: z.int(),
  amount: z.int(),
  totalDays: z.int(),
  usedDays: z.int(),
});

/** A line as stored with a request; older requests have no `paid`. */
export const requestedLineSchema = refundLineSchema.extend({ paid: z.int().optional() });
export type RequestedLine = z.infer<typeof requestedLineSchema>;

export const refundRequestSchema = z.object({
  status: z.enum(REFUND_STATUSES),
  amount: z.int(),
  lines: z.array(requestedLineSchema),
  requestedAt: z.date(),
  decidedAt: z.date().nullable(),
  note: z.string().nullable(),
});
export type RefundRequestView = z.infer<typeof refundRequestSchema>;

/** Refund overview of an order: the current quote, and the request. */
export const refundOverviewSchema = z.object({
  /** Null when the order cannot be refunded, because it is unpaid or already refunded. */
  quote: z
    .object({ amount: z.int(), lines: z.array(refundLineSchema), sevenDaysUntil: z.date() })
    .nullable(),
  /** The newest request. */
  request: refundRequestSchema.nullable(),
  /** Amount refunded to the card. */
  refunded: z.int(),
});
export type RefundOverview = z.infer<typeof refundOverviewSchema>;
