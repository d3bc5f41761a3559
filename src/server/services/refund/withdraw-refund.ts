import type { OrderIdInput } from '~/schemas/order';
import type { RefundOverview } from '~/schemas/refund';
import { requireUser, type Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { lockOrder } from '../order/lock-order';
import { refundOverview } from './refund-overview';

/** Withdraws an undecided refund request. Withdrawing again changes nothing.
 *  @throws ServiceError LOGIN_USER_REQUIRED | ORDER_NOT_FOUND | REFUND_ALREADY_DECIDED */
export async function withdrawRefund({ ctx, input }: Verb<OrderIdInput>): Promise<RefundOverview> {
  const userId = requireUser(ctx);
  return withTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, input.id, userId);
    if (!order) throw new ServiceError('ORDER_NOT_FOUND');
    const open = await tx.refundRequest.findUnique({ where: { openKey: order.id } });
    if (open && open.status !== 'REQUESTED') throw new ServiceError('REFUND_ALREADY_DECIDED');
    if (open)
      await tx.refundRequest.update({
        where: { id: open.id },
        data: {
          status: 'WITHDRAWN',
          openKey: null,
          decidedAt: ctx.now(),
          decidedBy: `user:${userId}`,
        },
      });
    return refundOverview(tx, order.id, ctx.now);
  });
}
