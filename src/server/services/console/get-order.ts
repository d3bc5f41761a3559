import type { OperatorOrder, OrderNumberInput } from '~/schemas/console';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { getMembershipExpiry } from '../membership/queries';
import { requirePermission } from '../operator/permissions';
import { ORDER_PARTS, toOrderView } from '../order/order-view';

/** The order of a number, with its buyer and every change of its status.
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
      user: { select: { id: true, name: true, email: true, anonymisedAt: true } },
      changes: { orderBy: [{ at: 'asc' }, { id: 'asc' }] },
    },
  });
  if (!order) throw new ServiceError('ORDER_NOT_FOUND');
  const { anonymisedAt, ...buyer } = order.user;
  const memberUntil = await getMembershipExpiry(ctx.db, buyer.id, ctx.now());
  return {
    order: toOrderView(order, memberUntil, ctx),
    buyer: anonymisedAt ? null : buyer,
    changes: order.changes.map(({ id, to, actor, reason, at }) => ({ id, to, actor, reason, at })),
  };
}
