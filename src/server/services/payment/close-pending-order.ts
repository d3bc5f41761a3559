import type { Verb } from '~/server/context';
import { configuredGateway, findGateway } from '~/server/gateways/payment/configured';
import { withTransaction } from '~/server/transaction';
import { releaseCoupon } from '../coupon/redeem-coupon';
import { lockOrder } from '../order/lock-order';
import { type OrderTransition, transitionOrder } from '../order/transition-order';
import { toChargeReference } from './charge-reference';
import { settlePayment } from './settle-payment';

/** Closes an unpaid order. Its open card pages are closed at the gateway first, so that it cannot be paid afterwards; a
 *  payment that turns out to be captured is settled instead. A page that its gateway cannot close is still polled: a
 *  capture there still fulfils the order.
 *  @returns false when the order was not pending (any more)
 *  @throws GatewayUnavailable; then the order stays as it is */
export async function closePendingOrder({
  ctx,
  input: { orderId, transition },
}: Verb<{ orderId: string; transition: Omit<OrderTransition, 'at'> }>): Promise<boolean> {
  const open = await ctx.db.payment.findMany({
    where: { orderId, status: { in: ['STARTED', 'DECLINED'] } },
  });
  for (const payment of open) {
    const gateway = findGateway(payment.gateway, ctx.db) ?? configuredGateway(ctx.db);
    const charge = await gateway.cancel(toChargeReference(payment));
    if (charge.state === 'closed') await settlePayment({ ctx, input: charge.event });
  }
  return withTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'PENDING') return false;
    if (!(await transitionOrder(tx, order, { ...transition, at: ctx.now() }))) return false;
    await releaseCoupon(tx, orderId, ctx.now());
    return true;
  });
}
