import 'server-only';
import type { DecideRefundInput, RefundOverview, RejectRefundInput } from '~/schemas/refund';
import type { ServiceContext, Verb } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { RefundRequest } from '~/server/prisma-client/client';
import { withTransaction } from '~/server/transaction';
import { toActorName } from '../operator/actor-name';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { lockBuyer } from '../order/lock-buyer';
import { lockOrder } from '../order/lock-order';
import { createRefund } from '../payment/create-refund';
import { endPurchase } from './end-purchase';
import { findRequestToDecide } from './find-request-to-decide';
import { mailRefundDecision } from './mail-refund-decision';
import { refundOverview } from './refund-overview';
import { findRefundablePayment } from './refundable-payment';

/** Approves an open request: in one transaction the member time of the order ends (or the link of an
 *  unclaimed gift), and the refund is committed; the worker then requests it from the gateway until it is
 *  made. Approving again changes nothing.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | ORDER_NOT_FOUND |
 *    OWN_ORDER | REFUND_NOT_OPEN | REFUND_DECIDED | REFUND_WITHDRAWN | REFUND_NOT_POSSIBLE | GIFT_CLAIMED */
export async function approveRefund({
  ctx,
  input,
}: Verb<DecideRefundInput>): Promise<RefundOverview> {
  return decide(ctx, input, { status: 'APPROVED', note: null }, async (tx, request) => {
    const order = await tx.order.findUniqueOrThrow({ where: { id: request.orderId } });
    await endPurchase(tx, order, request.id, ctx.now());
    const payment = await findRefundablePayment(tx, order.id);
    if (!payment) throw new ServiceError('REFUND_NOT_POSSIBLE');
    const refundCreated = await createRefund(tx, {
      paymentId: payment.id,
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
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | ORDER_NOT_FOUND |
 *    OWN_ORDER | REFUND_NOT_OPEN | REFUND_DECIDED | REFUND_WITHDRAWN */
export async function rejectRefund({
  ctx,
  input,
}: Verb<RejectRefundInput>): Promise<RefundOverview> {
  return decide(ctx, input, { status: 'REJECTED', note: input.note }, async () => {});
}

interface Decision {
  status: 'APPROVED' | 'REJECTED';
  /** The message for the buyer. */
  note: string | null;
}

async function decide(
  ctx: ServiceContext,
  { id: orderId, requestId, reason }: DecideRefundInput,
  { status, note }: Decision,
  apply: (tx: Tx, request: RefundRequest) => Promise<void>,
): Promise<RefundOverview> {
  requirePermission({ ctx, input: 'refund.decide' });
  return withTransaction(ctx, async (tx) => {
    await lockBuyer(tx, orderId);
    const order = await lockOrder(tx, orderId);
    if (!order) throw new ServiceError('ORDER_NOT_FOUND');
    if (ctx.actor.kind === 'user' && ctx.actor.id === order.userId)
      throw new ServiceError('OWN_ORDER');
    const actor = toActorName({ ctx });
    const request = await findRequestToDecide(tx, { orderId, requestId, status, actor });
    if (!request) return refundOverview(tx, orderId, ctx.now);
    await tx.refundRequest.update({
      where: { id: request.id },
      data: {
        status,
        note,
        decidedAt: ctx.now(),
        decidedBy: actor,
        ...(status === 'REJECTED' && { openKey: null }),
      },
    });
    await apply(tx, request);
    await recordAct(tx, ctx, {
      kind: status === 'APPROVED' ? 'refund.approve' : 'refund.reject',
      permission: 'refund.decide',
      subject: ['order', order.number],
      before: { status: request.status },
      after: { status, amount: request.amount },
      reason: note ?? reason,
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
