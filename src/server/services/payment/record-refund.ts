import type { Tx } from '~/server/db';
import { applyRefundToInvoice } from '../invoice/invoice-transitions';
import { type LockedOrder, lockOrder } from '../order/lock-order';
import { transitionOrder } from '../order/transition-order';
import { resolveRefundedDiscrepancies } from '../reconciliation/resolve-discrepancy';
import { mailRefundCompleted } from './mail-refund-completed';

interface RefundCompletion {
  /** The gateway's own number of the refund. */
  providerId: string | null;
  /** Who says so: `gateway:<name>`. */
  actor: string;
  at: Date;
}

/** Books that a refund has been made, once, moves its order to (partly) refunded, and tells the buyer.
 *  @returns false when it was booked before */
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
    // What a gateway has refused and then did all the same has gone back, too.
    where: { id: refundId, status: { not: 'SUCCEEDED' } },
    data: { status: 'SUCCEEDED', providerId, failureReason: null, settledAt: at, nextTryAt: null },
  });
  if (count === 0 || !order) return false;
  if (refund.ofOrder) await applyRefundToOrder(tx, order, refund, { actor, at });
  await mailRefundCompleted(tx, refund);
  await resolveRefundedDiscrepancies(tx, refund.refundKey, { actor, at });
  return true;
}

/** Moves an order and its invoice by what has gone back of it in all; the refund itself is booked as done already. */
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
  const reason = `NT$${refund.amount} refunded: ${refund.reason}`;
  if (await transitionOrder(tx, order, { to, actor, reason, at })) return;
  const { id: orderId, status } = order;
  await tx.orderChange.create({ data: { orderId, from: status, to: status, actor, reason, at } });
}
