import type { Verb } from '~/server/context';
import { GatewayUnavailable } from '~/server/gateways/payment/gateway';
import { closePendingOrder } from './close-pending-order';

/** Cancels the unpaid orders of a user. An order with an unreachable gateway stays open and expires within a day. */
export async function cancelUnpaidOrders({
  ctx,
  input: { userId, by },
}: Verb<{ userId: string; by: { actor: string; reason: string } }>): Promise<void> {
  const pending = await ctx.db.order.findMany({
    where: { userId, status: 'PENDING' },
    select: { id: true },
  });
  for (const { id } of pending) {
    await closePendingOrder({
      ctx,
      input: { orderId: id, transition: { ...by, to: 'CANCELLED' } },
    }).catch((error: unknown) => {
      if (!(error instanceof GatewayUnavailable)) throw error;
    });
  }
}
