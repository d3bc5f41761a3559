import { normalisedNumber } from '~/domain/invoice/number';
import { isInvoiceRejection } from '~/domain/invoice/rejection';
import { allowanceDue } from '~/domain/invoice/state-machine';
import { invoiceDeadline } from '~/domain/operator/deadline';
import { normaliseCode } from '~/lib/normalise-code';
import { type InvoiceRow, type ListInvoicesInput, OPEN_INVOICES } from '~/schemas/operator-invoice';
import type { TablePage } from '~/schemas/table';
import type { Verb } from '~/server/context';
import type { Prisma } from '~/server/db';
import type { InvoiceRequest } from '~/server/prisma-client/client';
import { requirePermission } from '../operator/permissions';
import { BUYER, toBuyer } from '../order/buyer';
import { keyset, toTablePage } from '../table/keyset';

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

/** A page of the invoices: by default those that wait for something at the tax platform, the oldest first.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listInvoicePage({
  ctx,
  input,
}: Verb<ListInvoicesInput>): Promise<TablePage<InvoiceRow>> {
  requirePermission({ ctx, input: 'invoice.read' });
  const { cursor, order } = input;
  const position = { column: 'createdAt', isTime: true, idColumn: 'orderId', order, cursor };
  const { where, ...page } = keyset(position);
  const found = await ctx.db.invoice.findMany({
    where: { ...toFilters(input), AND: where },
    ...page,
    include: PARTS,
  });
  return toTablePage(
    found,
    ({ createdAt, orderId: id }) => ({ value: createdAt, id }),
    (row) => toRow(row, ctx.now()),
  );
}

function toFilters({ status, q }: ListInvoicesInput): Prisma.InvoiceWhereInput {
  return {
    ...(status !== 'ALL' && { status: status ?? { in: [...OPEN_INVOICES] } }),
    ...(q && { OR: [{ number: normalisedNumber(q) }, { order: { number: normaliseCode(q) } }] }),
  };
}

type FoundInvoice = Prisma.InvoiceGetPayload<{ include: typeof PARTS }>;

function toRow({ order, request, ...invoice }: FoundInvoice, now: Date): InvoiceRow {
  const { orderId: id, status, kind, code, title, number, issuedAt, amount, provider } = invoice;
  const { voidedAt } = invoice;
  const { paidAt } = order;
  const refunds = order.payments.flatMap((payment) => payment.refunds);
  return {
    ...{ id, order: order.number, status, kind, code, title, number, issuedAt, paidAt, amount },
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
