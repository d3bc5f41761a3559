import type { InvoiceStatus } from '~/domain/invoice/state-machine';
import { allowanceDue } from '~/domain/invoice/state-machine';
import type { INVOICE_KINDS } from '~/schemas/invoice';
import type { ServiceContext } from '~/server/context';
import { requirePermission } from '../operator/permissions';

/** An invoice with a pending action at the tax platform. */
export interface OpenInvoice {
  /** Number of the order. */
  order: string;
  status: InvoiceStatus;
  kind: (typeof INVOICE_KINDS)[number];
  code: string | null;
  title: string | null;
  /** The buyer's; null when the account is deleted. */
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

/** The statuses with a pending action at the tax platform. */
export const OPEN_INVOICES = ['DUE', 'VOID_DUE', 'ALLOWANCE_DUE'] as const;

/** The invoices with a pending action at the tax platform, the oldest order first.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listInvoices({ ctx }: { ctx: ServiceContext }): Promise<OpenInvoice[]> {
  requirePermission({ ctx, input: 'invoice.read' });
  const pendingRefunds = { where: { status: 'PENDING', ofOrder: true } } as const;
  const found = await ctx.db.invoice.findMany({
    where: { status: { in: [...OPEN_INVOICES] } },
    orderBy: [{ createdAt: 'asc' }, { orderId: 'asc' }],
    include: {
      order: {
        include: {
          user: { select: { email: true, anonymisedAt: true } },
          lines: { orderBy: { id: 'asc' } },
          payments: { include: { refunds: pendingRefunds } },
        },
      },
    },
    take: 1000,
  });
  return found.map(({ order, ...invoice }) => ({
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
  }));
}
