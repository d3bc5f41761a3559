import type { OrderIdInput, PaymentStart } from '~/schemas/order';
import { requireUser, type Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { configuredGateway } from '~/server/gateways/payment/configured';
import { startPayment } from './start-payment';

/** Pays a pending order again: after a declined card, or when the buyer returned without paying.
 *  @throws ServiceError LOGIN_USER_REQUIRED | ORDER_NOT_FOUND | ORDER_NOT_PAYABLE | GATEWAY_UNAVAILABLE */
export async function payOrder({ ctx, input }: Verb<OrderIdInput>): Promise<PaymentStart> {
  const userId = requireUser(ctx);
  const own = await ctx.db.order.count({ where: { id: input.id, userId } });
  if (own === 0) throw new ServiceError('ORDER_NOT_FOUND');
  const gateway = configuredGateway(ctx.db);
  return startPayment({ ctx, input: { orderId: input.id, gateway } });
}
