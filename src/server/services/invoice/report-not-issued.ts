import { taipeiDay } from '~/domain/day';
import type { Tx } from '~/server/db';
import type { Invoice } from '~/server/prisma-client/client';
import { recordDiscrepancy } from '../reconciliation/record-discrepancy';

/** On the day of the payment a whole refund leaves nothing to issue. Later the invoice was owed, and a person must
 *  decide about it, so it is a discrepancy. Every transition to `NOT_NEEDED` calls this. */
export async function reportNotIssued(
  tx: Tx,
  { orderId, amount }: Invoice,
  at: Date,
): Promise<void> {
  const { number, paidAt } = await tx.order.findUniqueOrThrow({ where: { id: orderId } });
  if (!paidAt || taipeiDay(paidAt) === taipeiDay(at)) return;
  const detail = { gateway: 'invoice', reference: number, amount };
  await recordDiscrepancy(tx, { kind: 'INVOICE_NOT_ISSUED', subject: number, orderId, detail, at });
}
