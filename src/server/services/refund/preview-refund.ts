import { textIn } from '~/i18n/writing';
import type { OrderNumberInput } from '~/schemas/console';
import type { RefundPreview } from '~/schemas/operator-refund';
import { refundRequestSchema } from '~/schemas/refund';
import type { ServiceContext, Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requirePermission } from '../operator/permissions';
import { BUYER, toBuyer } from '../order/buyer';
import { toRefundRow } from './list-refunds';
import { previewInvoice, previewMembership } from './refund-effects';

/** The latest refund request of an order, and the present effect of its approval on the member time and the invoice.
 *  Nothing is written.
 *  @returns null when no refund was requested
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ORDER_NOT_FOUND */
export async function previewRefund({
  ctx,
  input: { number },
}: Verb<OrderNumberInput>): Promise<RefundPreview | null> {
  requirePermission({ ctx, input: 'refund.read' });
  const request = await ctx.db.refundRequest.findFirst({
    where: { order: { number } },
    orderBy: [{ requestedAt: 'desc' }, { id: 'desc' }],
    include: {
      order: {
        include: {
          user: { select: { ...BUYER.select, membersOpenings: true } },
          lines: true,
          invoice: true,
          gift: { select: { id: true } },
          payments: { where: { status: 'CAPTURED' }, orderBy: { settledAt: 'asc' }, take: 1 },
        },
      },
    },
  });
  if (!request) {
    if ((await ctx.db.order.count({ where: { number } })) > 0) return null;
    throw new ServiceError('ORDER_NOT_FOUND');
  }
  const { order, requestedAt, amount, status } = request;
  const { membersOpenings, ...user } = order.user;
  const names = new Map(order.lines.map((line) => [line.id, textIn(line, 'name', ctx.language)]));
  const { lines } = refundRequestSchema.parse(request);
  const row = toRefundRow({ ...request, order: { number, user } });
  return {
    ...row,
    orderId: order.id,
    lines: lines.map((line) => ({ ...line, name: names.get(line.lineId) ?? '' })),
    note: request.note,
    decidedBy: await findOperator(ctx, request.decidedBy),
    total: order.total,
    cardLast4: order.payments[0]?.cardLast4 ?? null,
    isGift: order.gift !== null,
    openedSince: membersOpenings
      .filter(({ openedAt }) => openedAt > requestedAt)
      .map(({ content }) => content)
      .sort(),
    effects:
      status === 'REQUESTED'
        ? {
            memberUntil: await previewMembership(ctx.db, ctx, order),
            invoice: order.invoice && previewInvoice(order.invoice, amount, ctx.now()),
          }
        : null,
  };
}

async function findOperator(
  { db }: ServiceContext,
  actor: string | null,
): Promise<RefundPreview['decidedBy']> {
  if (!actor?.startsWith('user:')) return null;
  const user = await db.user.findUnique({ where: { id: actor.slice('user:'.length) }, ...BUYER });
  return (user && toBuyer(user)) ?? { id: '', name: '', email: '' };
}
