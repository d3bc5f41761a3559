import type { Verb } from '~/server/context';
import { withTransaction } from '~/server/transaction';
import { lockOrder } from '../order/lock-order';
import { recordDiscrepancy } from '../reconciliation/record-discrepancy';
import { mailRefundCompleted } from './mail-refund-completed';
import { applyRefundToOrder } from './record-refund';

/** Records refunds that were not requested by us, but made in the gateway's dashboard.
 *  @param refunded total refund of the payment by the gateway's records, in New Taiwan dollars
 *  @returns false when it cannot be decided now, because a refund of ours is pending */
export async function recordExternalRefunds({
  ctx,
  input: { paymentId, refunded },
}: Verb<{ paymentId: string; refunded: number }>): Promise<boolean> {
  const payment = await ctx.db.payment.findUniqueOrThrow({ where: { id: paymentId } });
  if (payment.status !== 'CAPTURED') return true;
  return withTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, payment.orderId);
    const refunds = await tx.paymentRefund.findMany({ where: { paymentId } });
    if (!order) return true;
    // The amount may include our pending refund, whose own result decides.
    if (refunds.some(({ status }) => status === 'PENDING')) return false;
    const recorded = refunds
      .filter(({ status }) => status === 'SUCCEEDED')
      .reduce((sum, { amount }) => sum + amount, 0);
    if (refunded === recorded) return true;
    const { gateway, reference, orderId } = payment;
    const at = ctx.now();
    await recordDiscrepancy(tx, {
      kind: refunded < recorded ? 'REFUND_MISSING' : 'REFUNDED_IN_DASHBOARD',
      subject: `${reference}:${refunded}:${recorded}`,
      orderId,
      detail: { gateway, reference, amount: refunded, expected: recorded },
      at,
    });
    if (refunded < recorded) return true;
    const actor = `gateway:${gateway}`;
    const refund = {
      amount: refunded - recorded,
      reason: 'refunded at the gateway’s desk',
      ofOrder: !refunds.some(({ ofOrder }) => !ofOrder),
    };
    await tx.paymentRefund.create({
      data: {
        ...refund,
        refundKey: `${gateway}:${reference}:${refunded}`,
        paymentId,
        actor,
        status: 'SUCCEEDED',
        createdAt: at,
        settledAt: at,
      },
    });
    if (refund.ofOrder) await applyRefundToOrder(tx, order, refund, { actor, at });
    await mailRefundCompleted(tx, { ...refund, payment });
    return true;
  });
}
