import type { OrderIdInput } from '~/schemas/order';
import { type RefundOverview, refundRequestSchema } from '~/schemas/refund';
import { requireUser, type ServiceContext, type Verb } from '~/server/context';
import type { Database, Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { quoteOrderRefund } from './quote-order-refund';

/** Refund quote of one of the actor's orders, with its rules, and the status of the latest request.
 *  @throws ServiceError LOGIN_USER_REQUIRED | ORDER_NOT_FOUND */
export async function getRefundOverview({
  ctx,
  input,
}: Verb<OrderIdInput>): Promise<RefundOverview> {
  const userId = requireUser(ctx);
  const order = await ctx.db.order.findFirst({ where: { id: input.id, userId } });
  if (!order) throw new ServiceError('ORDER_NOT_FOUND');
  return refundOverview(ctx.db, order.id, ctx.now);
}

export async function refundOverview(
  db: Database | Tx,
  orderId: string,
  now: ServiceContext['now'],
): Promise<RefundOverview> {
  const request = await db.refundRequest.findFirst({
    where: { orderId },
    orderBy: [{ requestedAt: 'desc' }, { id: 'desc' }],
  });
  // Approved, or waiting: not necessarily the latest.
  const isOpen = (await db.refundRequest.count({ where: { openKey: orderId } })) > 0;
  const { _sum } = await db.paymentRefund.aggregate({
    where: { payment: { orderId }, ofOrder: true, status: 'SUCCEEDED' },
    _sum: { amount: true },
  });
  return {
    quote: isOpen ? null : await quoteOrderRefund(db, orderId, now()),
    request: request && refundRequestSchema.parse(request),
    refunded: _sum.amount ?? 0,
  };
}
