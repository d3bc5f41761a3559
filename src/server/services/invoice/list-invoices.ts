import type { InvoiceStatus } from '~/domain/invoice/state-machine';
import { allowanceDue } from '~/domain/invoice/state-machine';
import type { INVOICE_KINDS } from '~/schemas/invoice';
import {
  type ListOpenInvoicesInput,
  listOpenInvoicesSchema,
  OPEN_INVOICES,
} from '~/schemas/operator-invoice';
import type { TablePage } from '~/schemas/table';
import type { ServiceContext, Verb } from '~/server/context';
import { requirePermission } from '../operator/permissions';
import { keyset, toTablePage } from '../table/keyset';

/** An invoice with a pending action at the tax platform. */
export interface OpenInvoice {
  /** Number of the order. */
  order: string;
  status: InvoiceStatus;
  kind: (typeof INVOICE_KINDS)[number];
  code: string | null;
  title: string | null;
  /** The buyer's address; null when the account is deleted. */
  email: string | null;
  /** The invoice's own, once it is issued. */
  number: string | null;
  issuedAt: Date | null;
  paidAt: Date | null;
  /** Amount to be issued, voided, or allowed now. Integer New Taiwan dollars. */
  amount: number;
  /** Total of the pending refunds, which will change `amount`. */
  refundPending: number;
  lines: { name: string; qty: number; subtotal: number; discount: number }[];
}

/** The invoices with a pending action at the tax platform, the oldest order first, all of them.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listInvoices({ ctx }: { ctx: ServiceContext }): Promise<OpenInvoice[]> {
  const all: OpenInvoice[] = [];
  let cursor: string | null | undefined;
  do {
    const input = listOpenInvoicesSchema.parse({ cursor: cursor ?? undefined });
    const page = await listOpenInvoices({ ctx, input });
    all.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
}

/** A page of the invoices with a pending action, by default of any kind, the oldest order first.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listOpenInvoices({
  ctx,
  input: { status, order, cursor },
}: Verb<ListOpenInvoicesInput>): Promise<TablePage<OpenInvoice>> {
  requirePermission({ ctx, input: 'invoice.read' });
  const pendingRefunds = { where: { status: 'PENDING', ofOrder: true } } as const;
  const { where, ...page } = keyset({
    column: 'createdAt',
    idColumn: 'orderId',
    isTime: true,
    order,
    cursor,
  });
  const found = await ctx.db.invoice.findMany({
    where: { status: status ?? { in: [...OPEN_INVOICES] }, AND: where },
    ...page,
    include: {
      order: {
        include: {
          user: { select: { email: true, anonymisedAt: true } },
          lines: { orderBy: { id: 'asc' } },
          payments: { include: { refunds: pendingRefunds } },
        },
      },
    },
  });
  return toTablePage(
    found,
    ({ createdAt, orderId }) => ({ value: createdAt, id: orderId }),
    ({ order, ...invoice }) => ({
      order: order.number,
      status: invoice.status,
      kind: invoice.kind,
      code: invoice.code,
      title: invoice.title,
      email: order.user.anonymisedAt ? null : order.user.email,
      number: invoice.number,
      issuedAt: invoice.issuedAt,
      paidAt: order.paidAt,
      amount: invoice.status === 'ALLOWANCE_DUE' ? allowanceDue(invoice) : invoice.amount,
      refundPending: order.payments
        .flatMap(({ refunds }) => refunds)
        .reduce((sum, { amount }) => sum + amount, 0),
      lines: order.lines.map(({ nameZh, qty, subtotal, discount }) => ({
        name: nameZh,
        qty,
        subtotal,
        discount,
      })),
    }),
  );
}
