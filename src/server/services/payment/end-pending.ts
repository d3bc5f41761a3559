import { type Verb, withTransaction } from '~/server/context';
import { configuredGateway, gatewayNamed } from '~/server/gateways/payment/configured';
import { releaseCoupon } from '../coupon/coupon-use';
import { lockOrder } from '../order/lock-order';
import { moveOrder, type OrderMove } from '../order/move-order';
import { chargeName } from './charge-name';
import { settlePayment } from './settle-payment';

/** Ends a pending order without money. Its open card pages are closed at the gateway first, so that
 *  nobody pays for it afterwards; what turns out to be captured is settled instead. A page that its
 *  gateway cannot close stays asked about: money that comes in by it still buys what was ordered.
 *  @returns false when the order was not pending (any more)
 *  @throws GatewayUnavailable; then the order stays as it is */
export async function endPending({
  ctx,
  input: { orderId, move },
}: Verb<{ orderId: string; move: Omit<OrderMove, 'at'> }>): Promise<boolean> {
  const open = await ctx.db.payment.findMany({
    where: { orderId, status: { in: ['STARTED', 'DECLINED'] } },
  });
  for (const payment of open) {
    const gateway = gatewayNamed(payment.gateway, ctx.db) ?? configuredGateway(ctx.db);
    const charge = await gateway.cancel(chargeName(payment));
    if (charge.state === 'closed') await settlePayment({ ctx, input: charge.event });
  }
  return withTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'PENDING') return false;
    if (!(await moveOrder(tx, order, { ...move, at: ctx.now() }))) return false;
    await releaseCoupon(tx, orderId, ctx.now());
    return true;
  });
}
