import type { ServiceContext } from '~/server/context';
import { GatewayUnavailable } from '~/server/gateways/payment/gateway';
import { doEach } from '~/server/services/job-failure/do-each';
import { closePendingOrder } from './close-pending-order';

/** Expires the pending orders that were not paid within a day, the oldest first. Safe with several workers.
 *  @returns the number of orders that expired now */
export async function expireOrders({ ctx }: { ctx: ServiceContext }): Promise<number> {
  const transition = {
    to: 'EXPIRED',
    actor: 'system:expiry',
    reason: 'not paid within a day',
  } as const;
  return doEach({
    ctx,
    input: {
      work: 'orderExpiry',
      list: (held) =>
        ctx.db.order.findMany({
          where: { status: 'PENDING', expiresAt: { lte: ctx.now() }, id: { notIn: held } },
          orderBy: { expiresAt: 'asc' },
          select: { id: true },
          take: 100,
        }),
      idOf: ({ id }) => id,
      // An order with an unreachable gateway waits; the others do not wait with it.
      act: ({ id }) =>
        closePendingOrder({ ctx, input: { orderId: id, transition } }).catch(ignoreUnavailable),
    },
  });
}

function ignoreUnavailable(error: unknown): false {
  if (error instanceof GatewayUnavailable) return false;
  throw error;
}
