import type { RefundStanding, RequestRefundInput } from '~/schemas/refund';
import { requireUser, type Verb, withTransaction } from '~/server/context';
import type { Prisma, Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { enqueueMail } from '../mail/outbox';
import { lockOrder } from '../order/lock-order';
import { quoteOrder } from './quote-order';
import { refundStanding } from './standing';

/** Asks for an order of the actor's to be refunded, at what it is worth now. Asking again while a request
 *  is open changes nothing.
 *  @throws ServiceError LOGIN_USER_REQUIRED | ORDER_NOT_FOUND | REFUND_NOT_POSSIBLE | REFUND_CHANGED */
export async function requestRefund({
  ctx,
  input,
}: Verb<RequestRefundInput>): Promise<RefundStanding> {
  const userId = requireUser(ctx);
  const now = ctx.now();
  return withTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, input.id, userId);
    if (!order) throw new ServiceError('ORDER_NOT_FOUND');
    const open = await tx.refundRequest.findUnique({ where: { openKey: order.id } });
    if (open) return refundStanding(tx, order.id, ctx.now);
    const quote = await quoteOrder(tx, order.id, now);
    if (!quote || quote.amount === 0) throw new ServiceError('REFUND_NOT_POSSIBLE');
    if (quote.amount !== input.expectedAmount) throw new ServiceError('REFUND_CHANGED');
    const lines = quote.lines as unknown as Prisma.InputJsonArray;
    const { amount } = quote;
    await tx.refundRequest.create({
      data: { orderId: order.id, openKey: order.id, amount, lines, requestedAt: now },
    });
    await tellBuyer(tx, order.id, amount);
    return refundStanding(tx, order.id, ctx.now);
  });
}

async function tellBuyer(tx: Tx, orderId: string, amount: number): Promise<void> {
  const { number, user } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { user: true },
  });
  await enqueueMail(tx, {
    template: 'refund-requested',
    recipient: user.email,
    language: user.language,
    payload: { name: user.name, orderId, number, amount },
  });
}
