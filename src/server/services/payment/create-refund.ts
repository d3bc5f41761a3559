import type { Tx } from '~/server/db';

export interface NewRefund {
  paymentId: string;
  /** Our idempotency key; the same key twice is one refund. */
  refundKey: string;
  /** Integer New Taiwan dollars, above zero. */
  amount: number;
  /** False for an unusable capture: the order stays as it is. */
  ofOrder: boolean;
  /** `user:<id>`, `operator:<id>` or `system:<job>`. */
  actor: string;
  reason: string;
  at: Date;
}

/** Commits a refund that the worker then requests from the gateway. The caller holds the lock of the
 *  payment's order (`lockOrder`), so that the refunds of a payment never exceed its captured amount.
 *  @returns false when the payment is not captured, or too little of it is left; then nothing was written */
export async function createRefund(tx: Tx, { at, ...refund }: NewRefund): Promise<boolean> {
  const { paymentId, refundKey, amount } = refund;
  const before = await tx.paymentRefund.findUnique({ where: { refundKey } });
  if (before) return before.paymentId === paymentId && before.amount === amount;
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } });
  if (payment.status !== 'CAPTURED') return false;
  const { _sum } = await tx.paymentRefund.aggregate({
    where: { paymentId, status: { not: 'FAILED' } },
    _sum: { amount: true },
  });
  if (amount <= 0 || (_sum.amount ?? 0) + amount > payment.amount) return false;
  await tx.paymentRefund.create({ data: { ...refund, createdAt: at, nextTryAt: at } });
  return true;
}
