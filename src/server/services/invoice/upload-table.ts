import { taipeiDateStamp } from '~/domain/calendar';
import { splitTax } from '~/domain/invoice/tax';
import type { OpenInvoice } from './list-invoices';

/** The tax platform's codes of the carriers. */
const CARRIERS: Partial<Record<OpenInvoice['kind'], string>> = {
  MOBILE: '3J0002',
  CERTIFICATE: 'CQ0001',
};

/** The columns of the table that is uploaded to the tax platform. */
export const UPLOAD_COLUMNS = [
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

/** The invoices to issue as rows of the upload table, in the order of payment. Prices include tax. */
export function toUploadRows(invoices: readonly OpenInvoice[]): string[][] {
  return invoices.filter(({ status }) => status === 'DUE').map(row);
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
