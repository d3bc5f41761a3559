import type { OrderIdInput, OrderView } from '~/schemas/order';
import { requireUser, type Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { GatewayUnavailable } from '~/server/gateways/payment/gateway';
import { getOrder } from '../order/queries';
import { closePendingOrder } from './close-pending-order';

/** Cancels the actor's pending order; cancelling it again changes nothing.
 *  @throws ServiceError LOGIN_USER_REQUIRED | ORDER_NOT_FOUND | ORDER_NOT_PAYABLE (it is paid or over) |
 *    GATEWAY_UNAVAILABLE */
export async function cancelOrder({ ctx, input }: Verb<OrderIdInput>): Promise<OrderView> {
  const userId = requireUser(ctx);
  const order = await getOrder({ ctx, input });
  if (order.status === 'CANCELLED') return order;
  if (order.status !== 'PENDING') throw new ServiceError('ORDER_NOT_PAYABLE');
  const transition = {
    to: 'CANCELLED',
    actor: `user:${userId}`,
    reason: 'cancelled by the buyer',
  } as const;
  await closePendingOrder({ ctx, input: { orderId: input.id, transition } }).catch(
    (error: unknown) => {
      if (!(error instanceof GatewayUnavailable)) throw error;
      throw new ServiceError('GATEWAY_UNAVAILABLE');
    },
  );
  const after = await getOrder({ ctx, input });
  if (after.status !== 'CANCELLED') throw new ServiceError('ORDER_NOT_PAYABLE');
  return after;
}
