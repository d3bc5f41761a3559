import type { Database, Tx } from '~/server/db';

/** The payment of an order, with its refundable amount. Integer New Taiwan dollars. */
export interface RefundablePayment {
  id: string;
  paid: number;
  /** Refunded and pending amounts. */
  refunded: number;
  /** The pending part of `refunded`. */
  pending: number;
  left: number;
  cardLast4: string | null;
}

/** The payment of an order from which refunds are made; null when there is none. A payment that is refunded
 *  as unusable (a second capture) is none. */
export async function findRefundablePayment(
  db: Database | Tx,
  orderId: string,
): Promise<RefundablePayment | null> {
  const payment = await db.payment.findFirst({
    where: { orderId, status: 'CAPTURED', refunds: { none: { ofOrder: false } } },
    orderBy: { settledAt: 'asc' },
    include: { refunds: { where: { status: { not: 'FAILED' } } } },
  });
  if (!payment) return null;
  const { id, amount: paid, cardLast4, refunds } = payment;
  const sum = (found: typeof refunds) => found.reduce((total, { amount }) => total + amount, 0);
  const refunded = sum(refunds);
  const pending = sum(refunds.filter(({ status }) => status === 'PENDING'));
  return { id, paid, refunded, pending, left: Math.max(0, paid - refunded), cardLast4 };
}
