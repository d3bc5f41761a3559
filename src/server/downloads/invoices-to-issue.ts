import 'server-only';
import { taipeiDay } from '~/domain/day';
import { splitTax } from '~/domain/invoice/tax';
import { listOpenInvoicesSchema } from '~/schemas/operator-invoice';
import { listOpenInvoices, type OpenInvoice } from '~/server/services/invoice/list-invoices';
import { defineTable, type OperatorTable } from './define-operator-table';

/** The tax platform's codes of the carriers. */
const CARRIERS: Partial<Record<OpenInvoice['kind'], string>> = {
  MOBILE: '3J0002',
  CERTIFICATE: 'CQ0001',
};

const codeFor = ({ kind, code }: OpenInvoice, wanted: OpenInvoice['kind']) =>
  kind === wanted ? (code ?? '') : '';

const toItems = ({ lines }: OpenInvoice) =>
  lines
    .map(({ name, qty, subtotal, discount }) => `${name} x${qty} ${subtotal - discount}`)
    .join('; ');

/** The list of invoices to issue, in the order of payment, to issue them at the tax platform by hand; it is not
 *  an import format of a platform. The console's file and `npm run invoice -- export` are the same. Prices
 *  include tax. */
export const INVOICES_TO_ISSUE: OperatorTable = defineTable({
  permission: 'invoice.read',
  input: listOpenInvoicesSchema,
  list: ({ ctx, input }) => listOpenInvoices({ ctx, input: { ...input, status: 'DUE' } }),
  columns: [
    { head: (t) => t.consoleInvoices.order, cell: ({ order }) => order },
    { head: (t) => t.consoleMoney.paid, cell: ({ paidAt }) => (paidAt ? taipeiDay(paidAt) : '') },
    { head: (t) => t.consoleInvoices.toIssue.email, cell: ({ email }) => email ?? '' },
    { head: (t) => t.consoleInvoices.toIssue.taxId, cell: (row) => codeFor(row, 'COMPANY') },
    { head: (t) => t.consoleInvoices.toIssue.company, cell: ({ title }) => title ?? '' },
    {
      head: (t) => t.consoleInvoices.toIssue.carrierKind,
      cell: ({ kind }) => CARRIERS[kind] ?? '',
    },
    {
      head: (t) => t.consoleInvoices.toIssue.carrier,
      cell: ({ kind, code }) => (CARRIERS[kind] ? (code ?? '') : ''),
    },
    { head: (t) => t.consoleInvoices.toIssue.donation, cell: (row) => codeFor(row, 'DONATION') },
    { head: (t) => t.consoleMoney.lines, cell: toItems },
    {
      head: (t) => t.consoleInvoices.toIssue.net,
      cell: ({ amount }) => String(splitTax(amount).net),
    },
    {
      head: (t) => t.consoleInvoices.toIssue.tax,
      cell: ({ amount }) => String(splitTax(amount).tax),
    },
    { head: (t) => t.consoleInvoices.amount, cell: ({ amount }) => String(amount) },
  ],
});
