import { z } from 'zod';
import { typedSchema, uuidSchema } from './text';

/** Kinds of discrepancies between our payments and the gateway's records, and of missing records. */
export const DISCREPANCY_KINDS = [
  /** A capture of another amount or currency than requested: nothing was granted. */
  'WRONG_AMOUNT',
  /** An order was paid twice; the second capture is refunded automatically. */
  'SECOND_CAPTURE',
  /** A capture for a deleted account; it is refunded automatically. */
  'ACCOUNT_GONE',
  /** Refunded in the gateway's dashboard: the order was transitioned, member time was not changed. */
  'REFUNDED_IN_DASHBOARD',
  /** The gateway has refunded less than our records say. */
  'REFUND_MISSING',
  /** The gateway has permanently rejected this refund. */
  'REFUND_FAILED',
  /** A genuine event that the database rejects: its number is that of another payment. */
  'UNRECORDABLE',
  /** A whole refund whose invoice should have been issued on an earlier day. */
  'INVOICE_NOT_ISSUED',
] as const;
export type DiscrepancyKind = (typeof DISCREPANCY_KINDS)[number];

/** Details with which an operator finds it in the gateway's dashboard; no personal data. */
export const discrepancyDetailSchema = z.object({
  gateway: z.string(),
  /** Our reference of the payment. */
  reference: z.string(),
  /** Amount in question, in the major unit of `currency`. */
  amount: z.int(),
  currency: z.string().default('TWD'),
  /** Amount in our records. */
  expected: z.int().optional(),
  /** Reason given by the gateway. */
  reason: z.string().optional(),
});
export type DiscrepancyDetail = z.input<typeof discrepancyDetailSchema>;

export const resolveDiscrepancySchema = z.object({
  id: uuidSchema,
  /** How it was resolved, for other operators. */
  note: typedSchema(500).min(1, 'required'),
});
export type ResolveDiscrepancyInput = z.infer<typeof resolveDiscrepancySchema>;

export interface DiscrepancyView {
  id: string;
  kind: DiscrepancyKind;
  /** The order's number. */
  number: string;
  /** Null: it cannot be read. */
  detail: z.output<typeof discrepancyDetailSchema> | null;
  foundAt: Date;
  resolvedAt: Date | null;
  /** `user:<id>`, `gateway:<name>` or `system`. */
  resolvedBy: string | null;
  note: string | null;
}
