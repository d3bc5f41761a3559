import 'server-only';
import type { OrderIdInput } from '~/schemas/order';
import type { RefundOverview, RejectRefundInput } from '~/schemas/refund';
import { type ServiceContext, type Verb, withTransaction } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { RefundRequest } from '~/server/prisma-client/client';
import { withdrawGift } from '../gift/withdraw-gift';
import { appendEntitlements } from '../membership/append-entitlements';
import { toActorName } from '../operator/actor-name';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { lockBuyer } from '../order/lock-buyer';
import { lockOrder } from '../order/lock-order';
import { createRefund } from '../payment/create-refund';
import { mailRefundDecision } from './mail-refund-decision';
import { refundOverview } from './refund-overview';

/** Approves an open request: in one transaction the member time of the order ends (or the link of an
 *  unclaimed gift), and the refund is committed; the worker then requests it from the gateway until it is
 *  made. Approving again changes nothing.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | ORDER_NOT_FOUND | REFUND_NOT_OPEN |
 *    REFUND_NOT_POSSIBLE | GIFT_CLAIMED */
export async function approveRefund({ ctx, input }: Verb<OrderIdInput>): Promise<RefundOverview> {
  return decide(ctx, input.id, 'APPROVED', null, async (tx, request) => {
    const order = await tx.order.findUniqueOrThrow({
      where: { id: request.orderId },
      include: {
        lines: true,
        // Skips a payment that is already being refunded as unusable (second capture).
        payments: {
          where: { status: 'CAPTURED', refunds: { none: { ofOrder: false } } },
          orderBy: { settledAt: 'asc' },
        },
      },
    });
    const isGift = await withdrawGift(tx, order.id);
    const ends = order.lines.map(({ id }) => ({
      kind: 'REFUND' as const,
      orderLineId: id,
      sourceKey: `refund:${request.id}:${id}`,
      reason: order.number,
    }));
    if (!isGift) await appendEntitlements(tx, order.userId, ends, ctx.now());
    const refundCreated = await createRefund(tx, {
      paymentId: order.payments[0]?.id ?? '',
      refundKey: `order:${request.id}`,
      amount: request.amount,
      ofOrder: true,
      actor: toActorName({ ctx }),
      reason: 'asked for by the buyer',
      at: ctx.now(),
    });
    if (!refundCreated) throw new ServiceError('REFUND_NOT_POSSIBLE');
  });
}

/** Rejects an open request, with a sentence for the buyer, who can request again.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | ORDER_NOT_FOUND | REFUND_NOT_OPEN */
export async function rejectRefund({
  ctx,
  input,
}: Verb<RejectRefundInput>): Promise<RefundOverview> {
  return decide(ctx, input.id, 'REJECTED', input.note, async () => {});
}

type Decision = 'APPROVED' | 'REJECTED';

async function decide(
  ctx: ServiceContext,
  orderId: string,
  status: Decision,
  note: string | null,
  apply: (tx: Tx, request: RefundRequest) => Promise<void>,
): Promise<RefundOverview> {
  requirePermission({ ctx, input: 'refund.decide' });
  return withTransaction(ctx, async (tx) => {
    await lockBuyer(tx, orderId);
    if (!(await lockOrder(tx, orderId))) throw new ServiceError('ORDER_NOT_FOUND');
    const request = await tx.refundRequest.findUnique({ where: { openKey: orderId } });
    if (request?.status === 'APPROVED' && status === 'APPROVED')
      return refundOverview(tx, orderId, ctx.now);
    if (request?.status !== 'REQUESTED') throw new ServiceError('REFUND_NOT_OPEN');
    await tx.refundRequest.update({
      where: { id: request.id },
      data: {
        status,
        note,
        decidedAt: ctx.now(),
        decidedBy: toActorName({ ctx }),
        ...(status === 'REJECTED' && { openKey: null }),
      },
    });
    await apply(tx, request);
    const { number } = await tx.order.findUniqueOrThrow({ where: { id: orderId } });
    await recordAct(tx, ctx, {
      kind: status === 'APPROVED' ? 'refund.approve' : 'refund.reject',
      permission: 'refund.decide',
      subject: ['order', number],
      before: { status: request.status },
      after: { status, amount: request.amount },
      reason: note ?? '',
    });
    await mailRefundDecision(
      tx,
      request,
      status === 'APPROVED' ? 'refund-approved' : 'refund-rejected',
      note ?? '',
    );
    return refundOverview(tx, orderId, ctx.now);
  });
}
