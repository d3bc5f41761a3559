import 'server-only';
import { endsPurchase, operatorRefundAmount } from '~/domain/order-refund';
import type { RefundOrderInput } from '~/schemas/order-refund';
import type { Verb } from '~/server/context';
import type { Prisma, Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { toActorName } from '../operator/actor-name';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { lockBuyer } from '../order/lock-buyer';
import { lockOrder } from '../order/lock-order';
import { createRefund } from '../payment/create-refund';
import { endPurchase } from './end-purchase';
import { mailRefundDecision } from './mail-refund-decision';
import { quoteOrderRefund } from './quote-order-refund';
import { findRefundablePayment } from './refundable-payment';

/** Refunds a paid order without a request: the whole remainder, the amount by the rules, or a sum. The refund
 *  is committed, and the worker then requests it from the gateway. By the rules, and if nothing remains, the
 *  purchase ends in the same transaction. The same key again is the same refund.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | ORDER_NOT_FOUND |
 *    OWN_ORDER | REFUND_REQUESTED (the buyer has an open request) | REFUND_CHANGED (another amount or
 *    remainder than the operator read) | REFUND_NOT_POSSIBLE | GIFT_CLAIMED */
export async function refundOrder({ ctx, input }: Verb<RefundOrderInput>): Promise<void> {
  requirePermission({ ctx, input: 'refund.decide' });
  const { number, way, amount, left, reason } = input;
  const refundKey = `operator:${input.refundKey}`;
  const at = ctx.now();
  await withTransaction(ctx, async (tx) => {
    const order = await lockNumbered(tx, number);
    if (ctx.actor.kind === 'user' && ctx.actor.id === order.userId)
      throw new ServiceError('OWN_ORDER');
    if (await isSentAgain(tx, { orderId: order.id, refundKey, amount })) return;
    const open = await tx.refundRequest.findUnique({ where: { openKey: order.id } });
    if (open?.status === 'REQUESTED') throw new ServiceError('REFUND_REQUESTED');
    const payment = await findRefundablePayment(tx, order.id);
    if (!payment || payment.left === 0) throw new ServiceError('REFUND_NOT_POSSIBLE');
    const quote = open ? null : await quoteOrderRefund(tx, order.id, at);
    const known = { left: payment.left, ruleAmount: quote?.amount ?? 0 };
    if (payment.left !== left) throw new ServiceError('REFUND_CHANGED');
    const due = operatorRefundAmount(way, known, amount);
    if (due === null) throw new ServiceError('REFUND_NOT_POSSIBLE');
    if (due !== amount) throw new ServiceError('REFUND_CHANGED');
    const actor = toActorName({ ctx });
    const ends = endsPurchase(way, amount, left);
    if (ends) await endPurchase(tx, order, refundKey, at);
    // A refund by the rules is recorded as an approved request of the buyer, so that there cannot be a second
    // one.
    if (way === 'RULE')
      await tx.refundRequest.create({
        data: {
          orderId: order.id,
          openKey: order.id,
          status: 'APPROVED',
          amount,
          lines: (quote?.lines ?? []) as unknown as Prisma.InputJsonArray,
          requestedAt: at,
          decidedAt: at,
          decidedBy: actor,
        },
      });
    const isCreated = await createRefund(tx, {
      paymentId: payment.id,
      refundKey,
      amount,
      ofOrder: true,
      actor,
      reason: 'decided by an operator',
      at,
    });
    if (!isCreated) throw new ServiceError('REFUND_NOT_POSSIBLE');
    await recordAct(tx, ctx, {
      kind: 'refund.create',
      permission: 'refund.decide',
      subject: ['order', number],
      before: { left },
      after: { way, amount, left: left - amount, ends },
      reason,
    });
    // For a sum that does not end the purchase, the mail is sent when it was refunded.
    if (ends) await mailRefundDecision(tx, { orderId: order.id, amount }, 'refund-approved');
  });
}

async function lockNumbered(tx: Tx, number: string) {
  const found = await tx.order.findUnique({ where: { number }, select: { id: true } });
  if (!found) throw new ServiceError('ORDER_NOT_FOUND');
  await lockBuyer(tx, found.id);
  const order = await lockOrder(tx, found.id);
  if (!order) throw new ServiceError('ORDER_NOT_FOUND');
  return order;
}

interface SentRefund {
  orderId: string;
  refundKey: string;
  amount: number;
}

async function isSentAgain(tx: Tx, { orderId, refundKey, amount }: SentRefund): Promise<boolean> {
  const before = await tx.paymentRefund.findUnique({
    where: { refundKey },
    select: { amount: true, payment: { select: { orderId: true } } },
  });
  if (!before) return false;
  if (before.payment.orderId !== orderId || before.amount !== amount)
    throw new ServiceError('REFUND_CHANGED');
  return true;
}
