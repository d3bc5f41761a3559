import type { OrderIdInput, OrderView } from '~/schemas/order';
import { requireUser, type Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { getMembershipExpiry } from '~/server/services/membership/queries';
import { ORDER_PARTS, toOrderView } from './order-view';

/** One of the actor's own orders.
 *  @throws ServiceError LOGIN_USER_REQUIRED | ORDER_NOT_FOUND */
export async function getOrder({ ctx, input }: Verb<OrderIdInput>): Promise<OrderView> {
  const userId = requireUser(ctx);
  const order = await ctx.db.order.findFirst({
    where: { id: input.id, userId },
    include: ORDER_PARTS,
  });
  if (!order) throw new ServiceError('ORDER_NOT_FOUND');
  return toOrderView(order, await getMembershipExpiry(ctx.db, userId, ctx.now()), ctx);
}
