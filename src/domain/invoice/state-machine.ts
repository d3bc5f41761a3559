import { isSamePeriod } from './period';

export const INVOICE_STATUSES = [
  'WAITING',
  'DUE',
  'NOT_NEEDED',
  'ISSUED',
  'VOID_DUE',
  'VOIDED',
  'ALLOWANCE_DUE',
  'ALLOWED',
] as const;

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** The state of an invoice that payments and refunds change. Integer New Taiwan dollars. */
export interface InvoiceState {
  status: InvoiceStatus;
  /** The total, less the refunds before the issue. */
  amount: number;
  issuedAt: Date | null;
  /** Sum of the refunds after the invoice was issued; with an agency, after its issue was requested. */
  refunded: number;
  /** The part of `refunded` for which there are allowances. */
  allowed: number;
}

/** Allowed transitions, forward only. A further refund needs a further allowance; a void that was not
 *  executed before its period was declared becomes an allowance, perhaps in parts. */
const NEXT_STATUSES: Record<InvoiceStatus, readonly InvoiceStatus[]> = {
  WAITING: ['DUE', 'NOT_NEEDED'],
  DUE: ['ISSUED', 'NOT_NEEDED'],
  NOT_NEEDED: [],
  ISSUED: ['VOID_DUE', 'ALLOWANCE_DUE'],
  VOID_DUE: ['VOIDED', 'ALLOWED', 'ALLOWANCE_DUE'],
  VOIDED: [],
  ALLOWANCE_DUE: ['ALLOWED', 'VOID_DUE'],
  ALLOWED: ['ALLOWANCE_DUE'],
};

export function canTransitionInvoice(from: InvoiceStatus, to: InvoiceStatus): boolean {
  return NEXT_STATUSES[from].includes(to);
}

/** The invoice after its order is paid: due, or not needed for a total of zero. */
export function afterPayment(invoice: InvoiceState): InvoiceState {
  if (invoice.status !== 'WAITING') return invoice;
  return { ...invoice, status: invoice.amount > 0 ? 'DUE' : 'NOT_NEEDED' };
}

/** The invoice after a refund. Before the issue, a refund reduces the amount or makes the invoice not
 *  needed. After it, a full refund within the two months of the period voids the invoice (作廢); any other
 *  needs an allowance over the refunded amount (折讓). The rule: 統一發票使用辦法, article 20. */
export function afterRefund(invoice: InvoiceState, refundedNow: number, at: Date): InvoiceState {
  const { status, amount, issuedAt, allowed } = invoice;
  if (status === 'DUE') {
    const left = Math.max(0, amount - refundedNow);
    return { ...invoice, amount: left, status: left > 0 ? 'DUE' : 'NOT_NEEDED' };
  }
  if (!issuedAt || status === 'VOIDED') return invoice;
  const refunded = Math.min(amount, invoice.refunded + refundedNow);
  if (refunded === invoice.refunded) return invoice;
  const voids = refunded === amount && allowed === 0 && isSamePeriod(issuedAt, at);
  return { ...invoice, refunded, status: voids ? 'VOID_DUE' : 'ALLOWANCE_DUE' };
}

/** The amount of the next allowance: 0 when none is due. */
export function allowanceDue({ status, refunded, allowed }: InvoiceState): number {
  return status === 'ALLOWANCE_DUE' || status === 'VOID_DUE' ? refunded - allowed : 0;
}
