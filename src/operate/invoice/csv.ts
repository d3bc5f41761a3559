import { taipeiDateStamp } from '~/domain/calendar';
import { splitTax } from '~/domain/invoice/tax';
import { csvLine } from '~/lib/csv-line';
import type { OpenInvoice } from '~/server/services/invoice/list-invoices';

/** The tax platform's codes of the carriers. */
const CARRIERS: Partial<Record<OpenInvoice['kind'], string>> = {
  MOBILE: '3J0002',
  CERTIFICATE: 'CQ0001',
};

const COLUMNS = [
  'order',
  'paid',
  'email',
  'tax_id',
  'company',
  'carrier_type',
  'carrier',
  'donation_code',
  'items',
  'net',
  'tax',
  'total',
];

/** CSV lines of the invoices to issue, for the upload, in the order of payment. Prices include tax. */
export function invoiceCsv(invoices: readonly OpenInvoice[]): string[] {
  const due = invoices.filter(({ status }) => status === 'DUE');
  return [COLUMNS, ...due.map(row)].map(csvLine);
}

function row(invoice: OpenInvoice): string[] {
  const { order, paidAt, email, kind, code, title, amount, lines } = invoice;
  const { net, tax } = splitTax(amount);
  const codeFor = (codeKind: OpenInvoice['kind']) => (kind === codeKind ? (code ?? '') : '');
  const carrier = CARRIERS[kind] ?? '';
  return [
    order,
    paidAt ? taipeiDateStamp(paidAt) : '',
    email ?? '',
    codeFor('COMPANY'),
    title ?? '',
    carrier,
    carrier && (code ?? ''),
    codeFor('DONATION'),
    lines
      .map(({ name, qty, subtotal, discount }) => `${name} x${qty} ${subtotal - discount}`)
      .join('; '),
    String(net),
    String(tax),
    String(amount),
  ];
}
