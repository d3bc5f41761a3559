import type { RefundOverview, RequestRefundInput } from '~/schemas/refund';
import { requireUser, type Verb } from '~/server/context';
import type { Prisma } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { lockOrder } from '../order/lock-order';
import { mailRefundDecision } from './mail-refund-decision';
import { quoteOrderRefund } from './quote-order-refund';
import { refundOverview } from './refund-overview';

/** Requests a refund of one of the actor's orders, at its current quote. Requesting again while a request is
 *  open changes nothing.
 *  @throws ServiceError LOGIN_USER_REQUIRED | ORDER_NOT_FOUND | REFUND_NOT_POSSIBLE | REFUND_CHANGED */
export async function requestRefund({
  ctx,
  input,
}: Verb<RequestRefundInput>): Promise<RefundOverview> {
  const userId = requireUser(ctx);
  const now = ctx.now();
  return withTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, input.id, userId);
    if (!order) throw new ServiceError('ORDER_NOT_FOUND');
    const open = await tx.refundRequest.findUnique({ where: { openKey: order.id } });
    if (open) return refundOverview(tx, order.id, ctx.now);
    const quote = await quoteOrderRefund(tx, order.id, now);
    if (!quote || quote.amount === 0) throw new ServiceError('REFUND_NOT_POSSIBLE');
    if (quote.amount !== input.expectedAmount) throw new ServiceError('REFUND_CHANGED');
    const lines = quote.lines as unknown as Prisma.InputJsonArray;
    const { amount } = quote;
    await tx.refundRequest.create({
      data: { orderId: order.id, openKey: order.id, amount, lines, requestedAt: now },
    });
    await mailRefundDecision(tx, { orderId: order.id, amount }, 'refund-requested');
    return refundOverview(tx, order.id, ctx.now);
  });
}
