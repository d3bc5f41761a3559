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

/** What is left of an invoice's life when money has moved. Integer New Taiwan dollars. */
export interface InvoiceState {
  status: InvoiceStatus;
  /** What it is about: less what went back before it was issued. */
  amount: number;
  issuedAt: Date | null;
  /** What has gone back since it was issued. */
  refunded: number;
  /** For how much of that there are allowances. */
  allowed: number;
}

/** Forward only. A further part that goes back needs a further allowance; a void that was not done before
 *  its period was declared becomes an allowance. */
const NEXT_STATUSES: Record<InvoiceStatus, readonly InvoiceStatus[]> = {
  WAITING: ['DUE', 'NOT_NEEDED'],
  DUE: ['ISSUED', 'NOT_NEEDED'],
  NOT_NEEDED: [],
  ISSUED: ['VOID_DUE', 'ALLOWANCE_DUE'],
  VOID_DUE: ['VOIDED', 'ALLOWED'],
  VOIDED: [],
  ALLOWANCE_DUE: ['ALLOWED', 'VOID_DUE'],
  ALLOWED: ['ALLOWANCE_DUE'],
};

export function canTransitionInvoice(from: InvoiceStatus, to: InvoiceStatus): boolean {
  return NEXT_STATUSES[from].includes(to);
}

/** Once the order is paid, its invoice is due; one over nothing is not needed. */
export function afterPayment(invoice: InvoiceState): InvoiceState {
  if (invoice.status !== 'WAITING') return invoice;
  return { ...invoice, status: invoice.amount > 0 ? 'DUE' : 'NOT_NEEDED' };
}

/** What a refund makes of an invoice. Before it is issued, it becomes smaller or needless. After, all of it
 *  going back within the two months of its period voids it (作廢); anything else needs an allowance over
 *  what went back (折讓). The rule: 統一發票使用辦法, article 20. */
export function afterRefund(invoice: InvoiceState, refundedNow: number, at: Date): InvoiceState {
  const { status, amount, issuedAt, allowed } = invoice;
  if (status === 'DUE') {
    const left = Math.max(0, amount - refundedNow);
    return { ...invoice, amount: left, status: left > 0 ? 'DUE' : 'NOT_NEEDED' };
  }
  if (!issuedAt || status === 'VOIDED') return invoice;
  const refunded = Math.min(amount, invoice.refunded + refundedNow);
  if (refunded === invoice.refunded) return invoice;
  const whole = refunded === amount && allowed === 0 && isSamePeriod(issuedAt, at);
  return { ...invoice, refunded, status: whole ? 'VOID_DUE' : 'ALLOWANCE_DUE' };
}

/** What the next allowance is over: 0 when none is due. */
export function allowanceDue({ status, refunded, allowed }: InvoiceState): number {
  return status === 'ALLOWANCE_DUE' || status === 'VOID_DUE' ? refunded - allowed : 0;
}
