import type { OperatorOrder, OrderNumberInput } from '~/schemas/console';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { getMembershipExpiry } from '../membership/queries';
import { requirePermission } from '../operator/permissions';
import { BUYER, toBuyer } from '../order/buyer';
import { HISTORY_PARTS, orderHistory } from '../order/order-history';
import { ORDER_PARTS, toOrderView } from '../order/order-view';

/** The order of a number, with its buyer and everything that happened to it.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ORDER_NOT_FOUND */
export async function getOrderByNumber({
  ctx,
  input: { number },
}: Verb<OrderNumberInput>): Promise<OperatorOrder> {
  requirePermission({ ctx, input: 'order.read' });
  const order = await ctx.db.order.findUnique({
    where: { number },
    include: {
      ...ORDER_PARTS,
      ...HISTORY_PARTS,
      payments: { ...ORDER_PARTS.payments, ...HISTORY_PARTS.payments },
      user: BUYER,
    },
  });
  if (!order) throw new ServiceError('ORDER_NOT_FOUND');
  const buyer = toBuyer(order.user);
  const memberUntil = await getMembershipExpiry(ctx.db, order.userId, ctx.now());
  const mails = await ctx.db.outboxMessage.findMany({
    where: {
      // The index is by recipient; the mails of an address that the buyer had before are not found.
      recipient: order.user.email,
      createdAt: { gte: order.createdAt },
      payload: { path: ['orderId'], equals: order.id },
    },
    select: { id: true, template: true, status: true, createdAt: true, sentAt: true },
  });
  return {
    order: toOrderView(order, memberUntil, ctx),
    buyer,
    history: orderHistory(order, mails),
    payments: order.payments.map(
      ({ id, gateway, reference, status, amount, cardLast4, refunds }) => ({
        ...{ id, gateway, reference, status, amount, cardLast4 },
        refunded: refunds
          .filter((refund) => refund.status === 'SUCCEEDED')
          .reduce((sum, refund) => sum + refund.amount, 0),
      }),
    ),
    hasRefundRequest: order.refundRequests.length > 0,
  };
}
