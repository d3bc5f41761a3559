import type { Tx } from '~/server/db';
import { resolveByRefund } from '../books/resolve-discrepancy';
import { invoiceAfterRefund } from '../invoice/follow-money';
import { type LockedOrder, lockOrder } from '../order/lock-order';
import { moveOrder } from '../order/move-order';
import { tellPaidBack } from './tell-paid-back';

interface Done {
  /** The gateway's own number of the refund. */
  providerId: string | null;
  /** Who says so: `gateway:<name>`. */
  actor: string;
  at: Date;
}

/** Books that a refund has been made, once, moves its order to (partly) refunded, and tells the buyer.
 *  @returns false when it was booked before */
export async function bookRefund(
  tx: Tx,
  refundId: string,
  { providerId, actor, at }: Done,
): Promise<boolean> {
  const refund = await tx.paymentRefund.findUniqueOrThrow({
    where: { id: refundId },
    include: { payment: { select: { orderId: true, cardLast4: true } } },
  });
  const order = await lockOrder(tx, refund.payment.orderId);
  const { count } = await tx.paymentRefund.updateMany({
    // What a gateway has refused and then did all the same has gone back, too.
    where: { id: refundId, status: { not: 'DONE' } },
    data: { status: 'DONE', providerId, refusal: null, settledAt: at, nextTryAt: null },
  });
  if (count === 0 || !order) return false;
  if (refund.ofOrder) await moveByRefund(tx, order, refund, { actor, at });
  await tellPaidBack(tx, refund);
  await resolveByRefund(tx, refund.refundKey, { actor, at });
  return true;
}

/** Moves an order and its invoice by what has gone back of it in all; the refund itself is booked as done already. */
export async function moveByRefund(
  tx: Tx,
  order: LockedOrder,
  refund: { amount: number; reason: string },
  { actor, at }: Omit<Done, 'providerId'>,
): Promise<void> {
  const { total } = await tx.order.findUniqueOrThrow({ where: { id: order.id } });
  const { _sum } = await tx.paymentRefund.aggregate({
    where: { payment: { orderId: order.id }, ofOrder: true, status: 'DONE' },
    _sum: { amount: true },
  });
  await invoiceAfterRefund(tx, order.id, { amount: refund.amount, actor, at });
  const to = (_sum.amount ?? 0) >= total ? 'REFUNDED' : 'PARTLY_REFUNDED';
  const reason = `NT$${refund.amount} refunded: ${refund.reason}`;
  if (await moveOrder(tx, order, { to, actor, reason, at })) return;
  const { id: orderId, status } = order;
  await tx.orderChange.create({ data: { orderId, from: status, to: status, actor, reason, at } });
}
