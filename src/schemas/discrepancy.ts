import { z } from 'zod';

/** What the books and the world disagree about. */
export const DISCREPANCY_KINDS = [
  /** A capture of another amount or currency than was asked for: nothing was granted. */
  'WRONG_AMOUNT',
  /** An order was paid twice; the second money goes back by itself. */
  'SECOND_CAPTURE',
  /** Money for an account that is gone; it goes back by itself. */
  'ACCOUNT_GONE',
  /** Paid back at the gateway's own desk: the order was moved, member time was not touched. */
  'REFUNDED_IN_DASHBOARD',
  /** The gateway has paid back less than the books say. */
  'REFUND_MISSING',
  /** The gateway will never make this refund. */
  'REFUND_FAILED',
  /** Genuine, and the database refuses to book it: its number is that of another payment. */
  'UNRECORDABLE',
] as const;
export type DiscrepancyKind = (typeof DISCREPANCY_KINDS)[number];

/** What an operator needs to look it up at the gateway; nothing in it names a person. */
export const discrepancyDetailSchema = z.object({
  gateway: z.string(),
  /** Our reference of the payment. */
  reference: z.string(),
  /** The money in question, in `currency`'s everyday unit. */
  amount: z.int(),
  currency: z.string().default('TWD'),
  /** What the books say instead. */
  expected: z.int().optional(),
  /** In the gateway's words. */
  reason: z.string().optional(),
});
export type DiscrepancyDetail = z.input<typeof discrepancyDetailSchema>;

export const resolveDiscrepancySchema = z.object({
  id: z.uuid(),
  /** What was done about it, for the next one who looks. */
  note: z.string().trim().min(1, 'required').max(500),
});
export type ResolveDiscrepancyInput = z.infer<typeof resolveDiscrepancySchema>;

export interface DiscrepancyView {
  id: string;
  kind: DiscrepancyKind;
  /** The order's number. */
  number: string;
  detail: z.output<typeof discrepancyDetailSchema>;
  foundAt: Date;
  resolvedAt: Date | null;
  /** `user:<id>`, `gateway:<name>` or `system`. */
  resolvedBy: string | null;
  note: string | null;
}
