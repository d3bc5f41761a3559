import type { Tx } from '~/server/db';
import type { Payment } from '~/server/prisma-client/client';
import type { LockedOrder } from '../order/lock-order';
import { recordDiscrepancy } from '../reconciliation/record-discrepancy';
import { createRefund } from './create-refund';

/** Captures that cannot be fulfilled: a second one of an order, or one for a deleted account. */
const REASONS = {
  SECOND_CAPTURE: { actor: 'system:second-capture', reason: 'second capture', ofOrder: false },
  ACCOUNT_GONE: { actor: 'system:account-gone', reason: 'the account is deleted', ofOrder: true },
} as const;

/** Creates the refund of a capture in the capture's own transaction, and records a discrepancy for the
 *  operators. */
export async function refundUnusableCapture(
  tx: Tx,
  order: LockedOrder,
  payment: Payment,
  kind: keyof typeof REASONS,
  at: Date,
): Promise<void> {
  const { id: paymentId, orderId, gateway, amount, currency, reference } = payment;
  const cause = REASONS[kind];
  if (kind === 'SECOND_CAPTURE') {
    const { actor, reason } = cause;
    const { status } = order;
    await tx.orderChange.create({ data: { orderId, from: status, to: status, actor, reason, at } });
  }
  const refundKey = `back:${reference}`;
  await createRefund(tx, { paymentId, refundKey, amount, at, ...cause });
  const detail = { gateway, reference, amount, currency };
  await recordDiscrepancy(tx, { kind, subject: refundKey, orderId, detail, at });
}
