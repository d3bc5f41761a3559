import 'server-only';
import { taipeiDay } from '~/domain/day';
import { formatDateTime } from '~/lib/format-date-time';
import { listCouponsSchema } from '~/schemas/operator-coupon';
import { listDiscrepanciesSchema } from '~/schemas/operator-discrepancy';
import { listGiftsSchema } from '~/schemas/operator-gift';
import { listInvoicesSchema } from '~/schemas/operator-invoice';
import { listOperatorOrdersSchema } from '~/schemas/operator-order';
import { listRefundsSchema } from '~/schemas/operator-refund';
import { listGifts } from '~/server/services/console/list-gifts';
import { listCouponPage } from '~/server/services/coupon/list-coupon-page';
import { listInvoicePage } from '~/server/services/invoice/list-invoice-page';
import { listInvoices } from '~/server/services/invoice/list-invoices';
import { toUploadRows, UPLOAD_COLUMNS } from '~/server/services/invoice/upload-table';
import { listOperatorOrders } from '~/server/services/order/list-operator-orders';
import { listDiscrepancyPage } from '~/server/services/reconciliation/list-discrepancy-page';
import { listRefunds } from '~/server/services/refund/list-refunds';
import { defineTable, type OperatorTable } from './define-operator-table';

const toTime = (at: Date | null, language: 'zh' | 'en') => (at ? formatDateTime(at, language) : '');
const toDay = (at: Date | null) => (at ? taipeiDay(at) : '');
const toContents = ({ lines }: { lines: readonly { name: string; qty: number }[] }) =>
  lines.map(({ name, qty }) => `${name} x${qty}`).join('; ');

/** The tables about money with a CSV file, by the name in its address. Amounts are bare New Taiwan dollars. */
export const MONEY_TABLES = {
  orders: defineTable({
    input: listOperatorOrdersSchema,
    list: listOperatorOrders,
    columns: [
      { head: (t) => t.consoleMoney.number, cell: ({ number }) => number },
      { head: (t) => t.consoleMoney.status, cell: ({ status }) => status },
      { head: (t) => t.consoleMoney.created, cell: (row, lang) => toTime(row.createdAt, lang) },
      { head: (t) => t.consoleMoney.paid, cell: (row, lang) => toTime(row.paidAt, lang) },
      { head: (t) => t.consoleMoney.buyer, cell: ({ buyer }) => buyer?.email ?? '' },
      { head: (t) => t.consoleMoney.lines, cell: toContents },
      { head: (t) => t.consoleMoney.total, cell: ({ total }) => String(total) },
      { head: (t) => t.consoleMoney.refunded, cell: ({ refunded }) => String(refunded) },
      { head: (t) => t.consoleMoney.coupon, cell: ({ coupon }) => coupon ?? '' },
      { head: (t) => t.consoleMoney.invoice, cell: (row) => row.invoiceNumber ?? '' },
    ],
  }),
  gifts: defineTable({
    input: listGiftsSchema,
    list: listGifts,
    columns: [
      { head: (t) => t.consoleMoney.number, cell: ({ number }) => number },
      { head: (t) => t.consoleGifts.state, cell: ({ state }) => state },
      { head: (t) => t.consoleMoney.created, cell: (row, lang) => toTime(row.createdAt, lang) },
      { head: (t) => t.consoleMoney.buyer, cell: ({ buyer }) => buyer?.email ?? '' },
      { head: (t) => t.consoleGifts.recipient, cell: ({ email }) => email },
      { head: (t) => t.consoleGifts.recipientName, cell: ({ name }) => name ?? '' },
      { head: (t) => t.consoleMoney.lines, cell: toContents },
      { head: (t) => t.consoleGifts.sent, cell: (row, lang) => toTime(row.sentAt, lang) },
      { head: (t) => t.consoleGifts.mail, cell: ({ mail }) => mail?.status ?? '' },
      { head: (t) => t.consoleGifts.claimed, cell: (row, lang) => toTime(row.claimedAt, lang) },
      { head: (t) => t.consoleGifts.claimedBy, cell: ({ claimedBy }) => claimedBy?.email ?? '' },
    ],
  }),
  refunds: defineTable({
    input: listRefundsSchema,
    list: listRefunds,
    columns: [
      { head: (t) => t.consoleMoney.number, cell: ({ number }) => number },
      { head: (t) => t.consoleMoney.status, cell: ({ status }) => status },
      { head: (t) => t.consoleMoney.total, cell: ({ amount }) => String(amount) },
      { head: (t) => t.consoleMoney.buyer, cell: ({ buyer }) => buyer?.email ?? '' },
      {
        head: (t) => t.consoleRefunds.requested,
        cell: (row, lang) => toTime(row.requestedAt, lang),
      },
      { head: (t) => t.consoleRefunds.due, cell: ({ dueAt }) => toDay(dueAt) },
      { head: (t) => t.consoleRefunds.decided, cell: (row, lang) => toTime(row.decidedAt, lang) },
    ],
  }),
  coupons: defineTable({
    input: listCouponsSchema,
    list: listCouponPage,
    columns: [
      { head: (t) => t.consoleCoupons.code, cell: ({ code }) => code },
      { head: (t) => t.consoleCoupons.state, cell: ({ state }) => state },
      {
        head: (t) => t.consoleCoupons.value,
        cell: ({ kind, value }) => (kind === 'PERCENT' ? `${value}%` : String(value)),
      },
      { head: (t) => t.consoleCoupons.minTotal, cell: ({ minTotal }) => String(minTotal) },
      { head: (t) => t.consoleCoupons.from, cell: (row, lang) => toTime(row.validFrom, lang) },
      { head: (t) => t.consoleCoupons.until, cell: (row, lang) => toTime(row.validUntil, lang) },
      { head: (t) => t.consoleCoupons.used, cell: ({ used }) => String(used) },
      { head: (t) => t.consoleCoupons.maxUses, cell: ({ maxUses }) => String(maxUses ?? '') },
      { head: (t) => t.consoleCoupons.note, cell: ({ note }) => note },
    ],
  }),
  discrepancies: defineTable({
    input: listDiscrepanciesSchema,
    list: listDiscrepancyPage,
    columns: [
      { head: (t) => t.consoleDiscrepancies.found, cell: (row, lang) => toTime(row.foundAt, lang) },
      { head: (t) => t.consoleDiscrepancies.kind, cell: ({ kind }) => kind },
      { head: (t) => t.consoleMoney.number, cell: ({ number }) => number },
      { head: (t) => t.consoleDiscrepancies.gateway, cell: ({ detail }) => detail.gateway },
      { head: (t) => t.consoleDiscrepancies.reference, cell: ({ detail }) => detail.reference },
      {
        head: (t) => t.consoleDiscrepancies.amount,
        cell: ({ detail: { currency, amount } }) => `${currency} ${amount}`,
      },
      {
        head: (t) => t.consoleDiscrepancies.expected,
        cell: ({ detail }) => String(detail.expected ?? ''),
      },
      {
        head: (t) => t.consoleDiscrepancies.resolved,
        cell: (row, lang) => toTime(row.resolvedAt, lang),
      },
      { head: (t) => t.consoleDiscrepancies.note, cell: ({ note }) => note ?? '' },
    ],
  }),
  invoices: defineTable({
    input: listInvoicesSchema,
    list: listInvoicePage,
    columns: [
      { head: (t) => t.consoleMoney.number, cell: ({ order }) => order },
      { head: (t) => t.consoleMoney.status, cell: ({ status }) => status },
      { head: (t) => t.consoleMoney.invoice, cell: ({ number }) => number ?? '' },
      { head: (t) => t.consoleInvoices.kind, cell: ({ kind }) => kind },
      { head: (t) => t.consoleMoney.total, cell: ({ amount }) => String(amount) },
      { head: (t) => t.consoleInvoices.allowance, cell: (row) => String(row.allowanceDue) },
      { head: (t) => t.consoleMoney.paid, cell: (row, lang) => toTime(row.paidAt, lang) },
      { head: (t) => t.consoleInvoices.issued, cell: (row, lang) => toTime(row.issuedAt, lang) },
      { head: (t) => t.consoleInvoices.due, cell: ({ dueAt }) => toDay(dueAt) },
    ],
  }),
  /** The table that is uploaded to the tax platform, the same as that of `npm run invoice -- export`. */
  'invoice-upload': {
    heads: () => UPLOAD_COLUMNS,
    async *open({ ctx }) {
      yield toUploadRows(await listInvoices({ ctx }));
    },
  },
} satisfies Record<string, OperatorTable>;
