import { type Verb, withTransaction } from '~/server/context';
import { noteDiscrepancy } from '../books/note-discrepancy';
import { lockOrder } from '../order/lock-order';
import { moveByRefund } from './book-refund';
import { tellPaidBack } from './tell-paid-back';

/** Books what a gateway has paid back without having been asked by us: somebody did it at its desk.
 *  @param refunded what has gone back of the payment in all, by the gateway's books
 *  @returns false when it cannot be told now, because one of ours is on its way */
export async function learnRefunds({
  ctx,
  input: { paymentId, refunded },
}: Verb<{ paymentId: string; refunded: number }>): Promise<boolean> {
  const payment = await ctx.db.payment.findUniqueOrThrow({ where: { id: paymentId } });
  if (payment.status !== 'CAPTURED') return true;
  return withTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, payment.orderId);
    const refunds = await tx.paymentRefund.findMany({ where: { paymentId } });
    if (!order) return true;
    // Ours may be the one that is on its way: its own answer tells.
    if (refunds.some(({ status }) => status === 'ASKED')) return false;
    const booked = refunds
      .filter(({ status }) => status === 'DONE')
      .reduce((sum, { amount }) => sum + amount, 0);
    if (refunded === booked) return true;
    const { gateway, reference, orderId } = payment;
    const at = ctx.now();
    await noteDiscrepancy(tx, {
      kind: refunded < booked ? 'REFUND_MISSING' : 'REFUNDED_AT_DESK',
      about: `${reference}:${refunded}:${booked}`,
      orderId,
      detail: { gateway, reference, amount: refunded, expected: booked },
      at,
    });
    if (refunded < booked) return true;
    const actor = `gateway:${gateway}`;
    const refund = {
      amount: refunded - booked,
      reason: 'refunded at the gateway’s desk',
      ofOrder: !refunds.some(({ ofOrder }) => !ofOrder),
    };
    await tx.paymentRefund.create({
      data: {
        ...refund,
        refundKey: `${gateway}:${reference}:${refunded}`,
        paymentId,
        actor,
        status: 'DONE',
        createdAt: at,
        settledAt: at,
      },
    });
    if (refund.ofOrder) await moveByRefund(tx, order, refund, { actor, at });
    await tellPaidBack(tx, { ...refund, payment });
    return true;
  });
}
