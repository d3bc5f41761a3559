import type { ServiceContext } from '~/server/context';
import { GatewayUnavailable } from '~/server/gateways/payment/gateway';
import { closePendingOrder } from './close-pending-order';

/** Expires the pending orders that were not paid within a day, the oldest first. Safe with several workers.
 *  @returns the number of orders that expired now */
export async function expireOrders({ ctx }: { ctx: ServiceContext }): Promise<number> {
  const due = await ctx.db.order.findMany({
    where: { status: 'PENDING', expiresAt: { lte: ctx.now() } },
    orderBy: { expiresAt: 'asc' },
    select: { id: true },
    take: 100,
  });
  let expired = 0;
  for (const { id } of due) {
    const transition = {
      to: 'EXPIRED',
      actor: 'system:expiry',
      reason: 'not paid within a day',
    } as const;
    // An order with an unreachable gateway waits; the others do not wait with it.
    if (
      await closePendingOrder({ ctx, input: { orderId: id, transition } }).catch(ignoreUnavailable)
    )
      expired += 1;
  }
  return expired;
}

function ignoreUnavailable(error: unknown): false {
  if (error instanceof GatewayUnavailable) return false;
  throw error;
}
