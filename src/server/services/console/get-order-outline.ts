import { statusAt } from '~/domain/order';
import { textIn } from '~/i18n/writing';
import type { OrderNumberInput } from '~/schemas/console';
import type { OrderOutline } from '~/schemas/operator-order';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requirePermission } from '../operator/permissions';
import { BUYER, toBuyer } from '../order/buyer';
import { toOrderGift } from '../order/order-gift';

/** Support's view of an order: its state, its lines, and whether its invoice was issued. It has no data of the
 *  card, of the invoice's codes and carriers, of coupons or of operators' acts.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ORDER_NOT_FOUND */
export async function getOrderOutline({
  ctx,
  input: { number },
}: Verb<OrderNumberInput>): Promise<OrderOutline> {
  requirePermission({ ctx, input: 'order.view' });
  const order = await ctx.db.order.findUnique({
    where: { number },
    include: {
      user: BUYER,
      lines: { orderBy: { id: 'asc' } },
      invoice: { select: { status: true, issuedAt: true } },
      gift: true,
      refundRequests: { orderBy: [{ requestedAt: 'desc' }, { id: 'desc' }], take: 1 },
      payments: {
        select: {
          refunds: { where: { ofOrder: true, status: 'SUCCEEDED' }, select: { amount: true } },
        },
      },
    },
  });
  if (!order) throw new ServiceError('ORDER_NOT_FOUND');
  const refunds = order.payments.flatMap((payment) => payment.refunds);
  const [request] = order.refundRequests;
  return {
    number: order.number,
    status: statusAt(order, ctx.now()),
    createdAt: order.createdAt,
    paidAt: order.paidAt,
    total: order.total,
    refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
    buyer: toBuyer(order.user),
    lines: order.lines.map((line) => ({
      name: textIn(line, 'name', ctx.language),
      qty: line.qty,
    })),
    invoice: order.invoice,
    gift: order.gift && toOrderGift(order.gift, ctx.now()).status,
    refundRequest: request ? { status: request.status, requestedAt: request.requestedAt } : null,
  };
}
