import type { Day } from '~/domain/day';
import { normalisedNumber } from '~/domain/invoice/number';
import { isInvoiceRejection } from '~/domain/invoice/rejection';
import { allowanceDue, INVOICE_STATUSES, type InvoiceStatus } from '~/domain/invoice/state-machine';
import { invoiceDeadline } from '~/domain/operator/deadline';
import { normaliseCode } from '~/lib/normalise-code';
import { type InvoiceRow, type ListInvoicesInput, OPEN_INVOICES } from '~/schemas/operator-invoice';
import { daySchema, TABLE_PAGE_SIZE, type TablePage, type TablePosition } from '~/schemas/table';
import type { Verb } from '~/server/context';
import type { Database, Prisma } from '~/server/db';
import type { InvoiceRequest } from '~/server/prisma-client/client';
import { requirePermission } from '../operator/permissions';
import { BUYER, toBuyer } from '../order/buyer';
import { keyset, toTablePage } from '../table/keyset';
import { findByDueDay } from './find-by-due-day';

const PARTS = {
  request: true,
  order: {
    select: {
      number: true,
      paidAt: true,
      user: BUYER,
      payments: {
        select: {
          refunds: { where: { status: 'PENDING', ofOrder: true }, select: { amount: true } },
        },
      },
    },
  },
} satisfies Prisma.InvoiceInclude;

/** The statuses with a last day by law. There are few invoices of them at a time. */
const DATED: readonly InvoiceStatus[] = ['DUE', 'VOID_DUE'];

/** A page of the invoices: by default invoices with an act due at the tax platform, the earliest deadline first, then
 *  those without a deadline, the oldest first.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | VALIDATION_FAILED (a cursor of another order) */
export async function listInvoicePage({
  ctx,
  input,
}: Verb<ListInvoicesInput>): Promise<TablePage<InvoiceRow>> {
  requirePermission({ ctx, input: 'invoice.read' });
  const dated = input.sort === 'dueAt' ? await findDated(ctx.db, input) : [];
  const found =
    dated.length > TABLE_PAGE_SIZE ? dated : [...dated, ...(await findRest(ctx.db, input))];
  return toTablePage(
    found,
    ({ day, invoice }) => ({ value: day ?? invoice.createdAt, id: invoice.orderId }),
    ({ invoice }) => toRow(invoice, ctx.now()),
  );
}

interface Found {
  /** The last day, if the table is sorted by it and the invoice has one. */
  day: Day | null;
  invoice: FoundInvoice;
}

/** The invoices with a last day, sorted by it. A cursor with a time is after all of them. */
async function findDated(db: Database, input: ListInvoicesInput): Promise<Found[]> {
  const { order, cursor, q } = input;
  const statuses = toStatuses(input).filter((status) => DATED.includes(status));
  if (statuses.length === 0 || (cursor && !isDay(cursor))) return [];
  const numbers = q ? { invoice: normalisedNumber(q), order: normaliseCode(q) } : null;
  const take = TABLE_PAGE_SIZE + 1;
  const positions = await findByDueDay(db, { statuses, numbers, order, cursor, take });
  const ids = positions.map(({ id }) => id);
  const invoices = await db.invoice.findMany({ where: { orderId: { in: ids } }, include: PARTS });
  const byId = new Map(invoices.map((invoice) => [invoice.orderId, invoice]));
  return positions.flatMap(({ id, day }) => {
    const invoice = byId.get(id);
    return invoice ? [{ day, invoice }] : [];
  });
}

/** The other invoices, by their age. A cursor with a day is before all of them. */
async function findRest(db: Database, input: ListInvoicesInput): Promise<Found[]> {
  const { order, q, sort } = input;
  const cursor = input.cursor && isDay(input.cursor) ? undefined : input.cursor;
  const statuses = toStatuses(input).filter(
    (status) => sort !== 'dueAt' || !DATED.includes(status),
  );
  const position = { column: 'createdAt', isTime: true, idColumn: 'orderId', order, cursor };
  const { where, ...page } = keyset(position);
  const invoices = await db.invoice.findMany({
    where: { status: { in: statuses }, ...toNumberFilter(q), AND: where },
    ...page,
    include: PARTS,
  });
  return invoices.map((invoice) => ({ day: null, invoice }));
}

const isDay = ({ value }: TablePosition) => daySchema.safeParse(value).success;

function toStatuses({ status }: ListInvoicesInput): InvoiceStatus[] {
  if (status === 'ALL') return [...INVOICE_STATUSES];
  return status ? [status] : [...OPEN_INVOICES];
}

function toNumberFilter(q?: string): Prisma.InvoiceWhereInput {
  if (!q) return {};
  return { OR: [{ number: normalisedNumber(q) }, { order: { number: normaliseCode(q) } }] };
}

type FoundInvoice = Prisma.InvoiceGetPayload<{ include: typeof PARTS }>;

function toRow({ order, request, ...invoice }: FoundInvoice, now: Date): InvoiceRow {
  const { orderId: id, status, kind, code, title, number, issuedAt, amount, provider } = invoice;
  const { voidedAt } = invoice;
  const { paidAt } = order;
  const refunds = order.payments.flatMap((payment) => payment.refunds);
  return {
    id,
    order: order.number,
    status,
    kind,
    code,
    title,
    number,
    issuedAt,
    paidAt,
    amount,
    voidedAt,
    dueAt: invoiceDeadline({ status, issuedAt, paidAt }),
    allowanceDue: allowanceDue(invoice),
    refundPending: refunds.reduce((sum, refund) => sum + refund.amount, 0),
    buyer: toBuyer(order.user),
    provider,
    request: request && toRequest(request, now),
  };
}

function toRequest(request: InvoiceRequest, now: Date): InvoiceRow['request'] {
  const { kind, leaseUntil, rejection, detail } = request;
  if (leaseUntil) {
    const state = leaseUntil > now ? 'running' : 'unknown';
    return { kind, state, reason: null, detail: null };
  }
  return {
    kind,
    state: 'rejected',
    reason: isInvoiceRejection(rejection) ? rejection : 'OTHER',
    detail,
  };
}
