import type { ServiceContext } from '~/server/context';
import { GatewayUnavailable } from '~/server/gateways/payment/gateway';
import { closePendingOrder } from './close-pending-order';

/** Ends the pending orders whose day is over, the oldest first. Safe with several workers.
 *  @returns how many expired now */
export async function expireOrders({ ctx }: { ctx: ServiceContext }): Promise<number> {
  const due = await ctx.db.order.findMany({
    where: { status: 'PENDING', expiresAt: { lte: ctx.now() } },
    orderBy: { expiresAt: 'asc' },
    select: { id: true },
    take: 100,
  });
  let ended = 0;
  for (const { id } of due) {
    const transition = {
      to: 'EXPIRED',
      actor: 'system:expiry',
      reason: 'not paid within a day',
    } as const;
    // One whose gateway cannot be asked waits; the others do not wait with it.
    if (
      await closePendingOrder({ ctx, input: { orderId: id, move: transition } }).catch(
        ignoreUnavailable,
      )
    )
      ended += 1;
  }
  return ended;
}

function ignoreUnavailable(error: unknown): false {
  if (error instanceof GatewayUnavailable) return false;
  throw error;
}
