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
import { listOperatorOrders } from '~/server/services/order/list-operator-orders';
import { listDiscrepancyPage } from '~/server/services/reconciliation/list-discrepancy-page';
import { listRefunds } from '~/server/services/refund/list-refunds';
import { defineTable, type OperatorTable, type TableTexts } from './define-operator-table';
import { INVOICES_TO_ISSUE } from './invoices-to-issue';

const toTime = (at: Date | null, language: 'zh' | 'en') => (at ? formatDateTime(at, language) : '');
const toDay = (at: Date | null) => (at ? taipeiDay(at) : '');
const toGateway = (gateway: string, { consoleMoney: { gateways } }: TableTexts) =>
  new Map<string, string>(Object.entries(gateways)).get(gateway) ?? gateway;
const toContents = ({ lines }: { lines: readonly { name: string; qty: number }[] }) =>
  lines.map(({ name, qty }) => `${name} x${qty}`).join('; ');

/** The tables about money with a CSV file, by the name in its address. Amounts are bare New Taiwan dollars. */
export const MONEY_TABLES = {
  orders: defineTable({
    permission: 'order.read',
    input: listOperatorOrdersSchema,
    list: listOperatorOrders,
    columns: [
      { head: (t) => t.consoleMoney.number, cell: ({ number }) => number },
      { head: (t) => t.consoleMoney.status, cell: ({ status }, t) => t.order.status[status] },
      { head: (t) => t.consoleMoney.created, cell: (row, _, lang) => toTime(row.createdAt, lang) },
      { head: (t) => t.consoleMoney.paid, cell: (row, _, lang) => toTime(row.paidAt, lang) },
      { head: (t) => t.consoleMoney.buyer, cell: ({ buyer }) => buyer?.email ?? '' },
      { head: (t) => t.consoleMoney.lines, cell: toContents },
      { head: (t) => t.consoleMoney.total, cell: ({ total }) => String(total) },
      { head: (t) => t.consoleMoney.refunded, cell: ({ refunded }) => String(refunded) },
      { head: (t) => t.consoleMoney.coupon, cell: ({ coupon }) => coupon ?? '' },
      { head: (t) => t.consoleMoney.invoice, cell: (row) => row.invoiceNumber ?? '' },
    ],
  }),
  gifts: defineTable({
    permission: 'order.read',
    input: listGiftsSchema,
    list: listGifts,
    columns: [
      { head: (t) => t.consoleMoney.number, cell: ({ number }) => number },
      { head: (t) => t.consoleGifts.state, cell: ({ state }, t) => t.consoleGifts.states[state] },
      { head: (t) => t.consoleMoney.created, cell: (row, _, lang) => toTime(row.createdAt, lang) },
      { head: (t) => t.consoleMoney.buyer, cell: ({ buyer }) => buyer?.email ?? '' },
      { head: (t) => t.consoleGifts.recipient, cell: ({ email }) => email },
      { head: (t) => t.consoleGifts.recipientName, cell: ({ name }) => name ?? '' },
      { head: (t) => t.consoleMoney.lines, cell: toContents },
      { head: (t) => t.consoleGifts.sent, cell: (row, _, lang) => toTime(row.sentAt, lang) },
      {
        head: (t) => t.consoleGifts.mail,
        cell: ({ mail }, t) => (mail ? t.consoleMails.status[mail.status] : ''),
      },
      { head: (t) => t.consoleGifts.claimed, cell: (row, _, lang) => toTime(row.claimedAt, lang) },
      { head: (t) => t.consoleGifts.claimedBy, cell: ({ claimedBy }) => claimedBy?.email ?? '' },
    ],
  }),
  refunds: defineTable({
    permission: 'refund.read',
    input: listRefundsSchema,
    list: listRefunds,
    columns: [
      { head: (t) => t.consoleMoney.number, cell: ({ number }) => number },
      {
        head: (t) => t.consoleMoney.status,
        cell: ({ status }, t) => t.consoleRefunds.status[status],
      },
      { head: (t) => t.consoleMoney.total, cell: ({ amount }) => String(amount) },
      { head: (t) => t.consoleMoney.buyer, cell: ({ buyer }) => buyer?.email ?? '' },
      {
        head: (t) => t.consoleRefunds.requested,
        cell: (row, _, lang) => toTime(row.requestedAt, lang),
      },
      { head: (t) => t.consoleRefunds.due, cell: ({ dueAt }) => toDay(dueAt) },
      {
        head: (t) => t.consoleRefunds.decided,
        cell: (row, _, lang) => toTime(row.decidedAt, lang),
      },
    ],
  }),
  coupons: defineTable({
    permission: 'coupon.read',
    input: listCouponsSchema,
    list: listCouponPage,
    columns: [
      { head: (t) => t.consoleCoupons.code, cell: ({ code }) => code },
      {
        head: (t) => t.consoleCoupons.state,
        cell: ({ state }, t) => t.consoleCoupons.states[state],
      },
      {
        head: (t) => t.consoleCoupons.value,
        cell: ({ kind, value }) => (kind === 'PERCENT' ? `${value}%` : String(value)),
      },
      { head: (t) => t.consoleCoupons.minTotal, cell: ({ minTotal }) => String(minTotal) },
      { head: (t) => t.consoleCoupons.from, cell: (row, _, lang) => toTime(row.validFrom, lang) },
      { head: (t) => t.consoleCoupons.until, cell: (row, _, lang) => toTime(row.validUntil, lang) },
      { head: (t) => t.consoleCoupons.used, cell: ({ used }) => String(used) },
      { head: (t) => t.consoleCoupons.maxUses, cell: ({ maxUses }) => String(maxUses ?? '') },
      { head: (t) => t.consoleCoupons.note, cell: ({ note }) => note },
    ],
  }),
  discrepancies: defineTable({
    permission: 'discrepancy.read',
    input: listDiscrepanciesSchema,
    list: listDiscrepancyPage,
    columns: [
      {
        head: (t) => t.consoleDiscrepancies.found,
        cell: (row, _, lang) => toTime(row.foundAt, lang),
      },
      {
        head: (t) => t.consoleDiscrepancies.kind,
        cell: ({ kind }, t) => t.consoleDiscrepancies.kinds[kind],
      },
      { head: (t) => t.consoleMoney.number, cell: ({ number }) => number },
      {
        head: (t) => t.consoleDiscrepancies.gateway,
        cell: ({ detail }, t) =>
          detail ? toGateway(detail.gateway, t) : t.consoleDiscrepancies.unreadable,
      },
      {
        head: (t) => t.consoleDiscrepancies.reference,
        cell: ({ detail }) => detail?.reference ?? '',
      },
      {
        head: (t) => t.consoleDiscrepancies.amount,
        cell: ({ detail }) => (detail ? `${detail.currency} ${detail.amount}` : ''),
      },
      {
        head: (t) => t.consoleDiscrepancies.expected,
        cell: ({ detail }) => String(detail?.expected ?? ''),
      },
      {
        head: (t) => t.consoleDiscrepancies.resolved,
        cell: (row, _, lang) => toTime(row.resolvedAt, lang),
      },
      { head: (t) => t.consoleDiscrepancies.note, cell: ({ note }) => note ?? '' },
    ],
  }),
  invoices: defineTable({
    permission: 'invoice.read',
    input: listInvoicesSchema,
    list: listInvoicePage,
    columns: [
      { head: (t) => t.consoleMoney.number, cell: ({ order }) => order },
      {
        head: (t) => t.consoleMoney.status,
        cell: ({ status }, t) => t.consoleInvoices.status[status],
      },
      { head: (t) => t.consoleMoney.invoice, cell: ({ number }) => number ?? '' },
      { head: (t) => t.consoleInvoices.kind, cell: ({ kind }, t) => t.invoice.kinds[kind] },
      { head: (t) => t.consoleMoney.total, cell: ({ amount }) => String(amount) },
      { head: (t) => t.consoleInvoices.allowance, cell: (row) => String(row.allowanceDue) },
      { head: (t) => t.consoleMoney.paid, cell: (row, _, lang) => toTime(row.paidAt, lang) },
      { head: (t) => t.consoleInvoices.issued, cell: (row, _, lang) => toTime(row.issuedAt, lang) },
      { head: (t) => t.consoleInvoices.voided, cell: (row, _, lang) => toTime(row.voidedAt, lang) },
      { head: (t) => t.consoleInvoices.due, cell: ({ dueAt }) => toDay(dueAt) },
    ],
  }),
  'invoices-to-issue': INVOICES_TO_ISSUE,
} satisfies Record<string, OperatorTable>;
