import { z } from 'zod';
import { INVOICE_REJECTIONS } from '~/domain/invoice/rejection';
import { INVOICE_STATUSES } from '~/domain/invoice/state-machine';
import { INVOICE_KINDS } from './invoice';
import { buyerSchema } from './operator-refund';
import { searchTextSchema, tableInputSchema, tablePageSchema } from './table';

/** A person at the tax platform, or an agency. */
const INVOICE_PROVIDERS = ['manual', 'ecpay'] as const;

/** Input of the table of invoices. The default is the invoices with a pending action at the tax platform, sorted by its
 *  deadline. `q` is an order's or an invoice's number. */
export const listInvoicesSchema = tableInputSchema(
  ['dueAt', 'createdAt'],
  {
    status: z.enum([...INVOICE_STATUSES, 'ALL']).optional(),
    q: searchTextSchema.optional(),
  },
  'asc',
);
export type ListInvoicesInput = z.infer<typeof listInvoicesSchema>;

/** The statuses with a pending action at the tax platform. */
export const OPEN_INVOICES = ['DUE', 'VOID_DUE', 'ALLOWANCE_DUE'] as const;

/** Input of the list of pending actions at the tax platform. */
export const listOpenInvoicesSchema = tableInputSchema(
  ['createdAt'],
  { status: z.enum(OPEN_INVOICES).optional() },
  'asc',
);
export type ListOpenInvoicesInput = z.infer<typeof listOpenInvoicesSchema>;

const invoiceRowSchema = z.object({
  /** The order's id, which is the invoice's. */
  id: z.string(),
  /** The order's number. */
  order: z.string(),
  status: z.enum(INVOICE_STATUSES),
  kind: z.enum(INVOICE_KINDS),
  code: z.string().nullable(),
  title: z.string().nullable(),
  number: z.string().nullable(),
  issuedAt: z.date().nullable(),
  voidedAt: z.date().nullable(),
  paidAt: z.date().nullable(),
  /** Last day by law for its pending act; null without one. */
  dueAt: z.date().nullable(),
  /** Amount of the invoice, and of the allowance that is due now. Integer New Taiwan dollars. */
  amount: z.int(),
  allowanceDue: z.int(),
  /** Pending refunds that will change the amount; wait for them. */
  refundPending: z.int(),
  /** The issuer; a person until it is issued. */
  provider: z.enum(INVOICE_PROVIDERS),
  /** The last request to the agency, if it was not carried out. */
  request: z
    .object({
      kind: z.enum(['ISSUE', 'VOID', 'ALLOW']),
      state: z.enum(['running', 'unknown', 'rejected']),
      reason: z.enum(INVOICE_REJECTIONS).nullable(),
      /** The agency's own words. */
      detail: z.string().nullable(),
    })
    .nullable(),
  buyer: buyerSchema,
});
export type InvoiceRow = z.infer<typeof invoiceRowSchema>;

export const invoicePageSchema = tablePageSchema(invoiceRowSchema);
