import type { Database, Tx } from '~/server/db';
import { transaction } from '~/server/transaction';
import type { GatewayRefundRequest, RefundResult } from '../gateway';

/** Refunds a captured charge. The key is unique, and the charge's row limits the total: concurrent refunds
 *  never exceed the captured amount. */
export async function refundCharge(
  db: Database,
  { reference, refundKey, refundAmount }: GatewayRefundRequest,
): Promise<RefundResult> {
  const charge = await db.sandboxCharge.findUnique({ where: { reference } });
  if (charge?.status !== 'CAPTURED') return { state: 'failed', reason: 'charge_not_captured' };
  const work = async (tx: Tx): Promise<RefundResult> => {
    const { count } = await tx.sandboxRefund.createMany({
      data: [{ chargeId: charge.id, refundKey, amount: refundAmount }],
      skipDuplicates: true,
    });
    const refund = await tx.sandboxRefund.findUniqueOrThrow({ where: { refundKey } });
    if (refund.chargeId !== charge.id || refund.amount !== refundAmount)
      return { state: 'failed', reason: 'key_of_another_refund' };
    if (count === 0) return { state: 'done', providerId: refund.id };
    const updated = await tx.sandboxCharge.updateMany({
      where: { id: charge.id, refunded: { lte: charge.amount - refundAmount } },
      data: { refunded: { increment: refundAmount } },
    });
    if (updated.count > 0) return { state: 'done', providerId: refund.id };
    await tx.sandboxRefund.delete({ where: { id: refund.id } });
    return { state: 'failed', reason: 'more_than_captured' };
  };
  return transaction(db, work);
}
