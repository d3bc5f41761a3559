import { periods } from '~/domain/membership';
import { limitQuote, quoteRefund, type RefundableLine, type RefundQuote } from '~/domain/refund';
import type { Database, Tx } from '~/server/db';
import { getLedger } from '../membership/get-ledger';
import { hasUsedMembership } from './has-used-membership';
import { findRefundablePayment } from './refundable-payment';

/** Refund of an order if it was requested at `now`, from the present ledger. Earlier refunded sums do not reduce the
 *  amount by the rules, but the total never exceeds the paid amount.
 *  @returns null when the order is not paid, or its price is fully refunded */
export async function quoteOrderRefund(
  db: Database | Tx,
  orderId: string,
  now: Date,
): Promise<RefundQuote | null> {
  const order = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { lines: { orderBy: { id: 'asc' } }, gift: { select: { status: true } } },
  });
  if (!isPaid(order.status) || !order.paidAt) return null;
  const payment = await findRefundablePayment(db, orderId);
  if (payment?.left === 0) return null;
  const history = periods(await getLedger(db, order.userId));
  const pauses = history.filter(({ entry }) => entry.kind === 'PAUSE');
  const lines = [];
  for (const { id, subtotal, discount } of order.lines) {
    const bought = history.find(({ entry }) => entry.kind === 'PAID' && entry.orderLineId === id);
    const time = bought ? { from: bought.from, until: bought.until } : null;
    const used = time !== null && (await hasUsedMembership(db, order.userId, time.from));
    lines.push({ id, paid: subtotal - discount, time, used, pauses, gift: getGiftState(order) });
  }
  const quote = quoteRefund(lines, order.paidAt, now);
  return payment ? limitQuote(quote, payment.left) : quote;
}

function isPaid(status: string): boolean {
  return status === 'PAID' || status === 'PARTLY_REFUNDED';
}

function getGiftState({ gift }: { gift: { status: string } | null }): RefundableLine['gift'] {
  if (!gift) return undefined;
  return gift.status === 'CLAIMED' ? 'CLAIMED' : 'UNCLAIMED';
}
