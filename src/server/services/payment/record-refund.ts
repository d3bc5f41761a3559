import { orderReason } from '~/domain/order-reason';
import type { Tx } from '~/server/db';
import { applyRefundToInvoice } from '../invoice/invoice-transitions';
import { type LockedOrder, lockOrder } from '../order/lock-order';
import { transitionOrder } from '../order/transition-order';
import { resolveRefundedDiscrepancies } from '../reconciliation/resolve-discrepancy';
import { mailRefundCompleted } from './mail-refund-completed';

interface RefundCompletion {
  /** The gateway's own number of the refund. */
  providerId: string | null;
  /** Source of the completion: `gateway:<name>`. */
  actor: string;
  at: Date;
}

/** Records the completion of a refund once, changes its order to (partly) refunded, and mails the buyer.
 *  @returns false when it was recorded before */
export async function recordRefund(
  tx: Tx,
  refundId: string,
  { providerId, actor, at }: RefundCompletion,
): Promise<boolean> {
  const refund = await tx.paymentRefund.findUniqueOrThrow({
    where: { id: refundId },
    include: { payment: { select: { orderId: true, cardLast4: true } } },
  });
  const order = await lockOrder(tx, refund.payment.orderId);
  const { count } = await tx.paymentRefund.updateMany({
    // A gateway may report a refund as failed and make it later: `FAILED` can become `SUCCEEDED`.
    where: { id: refundId, status: { not: 'SUCCEEDED' } },
    data: { status: 'SUCCEEDED', providerId, failureReason: null, settledAt: at, nextTryAt: null },
  });
  if (count === 0 || !order) return false;
  if (refund.ofOrder) await applyRefundToOrder(tx, order, refund, { actor, at });
  await mailRefundCompleted(tx, refund);
  await resolveRefundedDiscrepancies(tx, refund.refundKey, { actor, at });
  return true;
}

/** Changes an order and its invoice by the total of its refunds; the refund itself is already recorded. */
export async function applyRefundToOrder(
  tx: Tx,
  order: LockedOrder,
  refund: { amount: number; reason: string },
  { actor, at }: Omit<RefundCompletion, 'providerId'>,
): Promise<void> {
  const { total } = await tx.order.findUniqueOrThrow({ where: { id: order.id } });
  const { _sum } = await tx.paymentRefund.aggregate({
    where: { payment: { orderId: order.id }, ofOrder: true, status: 'SUCCEEDED' },
    _sum: { amount: true },
  });
  await applyRefundToInvoice(tx, order.id, { amount: refund.amount, actor, at });
  const to = (_sum.amount ?? 0) >= total ? 'REFUNDED' : 'PARTLY_REFUNDED';
  const reason = orderReason.refundedFor(refund.amount, refund.reason);
  if (await transitionOrder(tx, order, { to, actor, reason, at })) return;
  const { id: orderId, status } = order;
  await tx.orderChange.create({ data: { orderId, from: status, to: status, actor, reason, at } });
}
