import type { OperatorOrder, OrderNumberInput } from '~/schemas/console';
import type { OrderEvent } from '~/schemas/operator-order';
import type { Verb } from '~/server/context';
import type { Database } from '~/server/db';
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
      // The index is by recipient, so mails to an earlier address of the buyer are not found.
      recipient: order.user.email,
      createdAt: { gte: order.createdAt },
      payload: { path: ['orderId'], equals: order.id },
    },
    select: { id: true, template: true, status: true, createdAt: true, sentAt: true },
  });
  const history = orderHistory(order, mails);
  return {
    order: toOrderView(order, memberUntil, ctx),
    buyer,
    history,
    operators: await findOperators(ctx.db, history, order.userId),
    payments: order.payments.map(
      ({ id, gateway, reference, status, amount, cardLast4, refunds }) => ({
        id,
        gateway,
        reference,
        status,
        amount,
        cardLast4,
        refunded: refunds
          .filter((refund) => refund.status === 'SUCCEEDED')
          .reduce((sum, refund) => sum + refund.amount, 0),
      }),
    ),
    hasRefundRequest: order.refundRequests.length > 0,
  };
}

/** The actors of a history other than the buyer. */
async function findOperators(db: Database, history: readonly OrderEvent[], buyerId: string) {
  const ids = history.flatMap((event) => {
    const actor = 'actor' in event ? event.actor : null;
    const id = actor ? /^user:(.+)$/.exec(actor)?.[1] : undefined;
    return id && id !== buyerId ? [id] : [];
  });
  return db.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
}
