import { afterRefund } from '~/domain/invoice/state-machine';
import { orderReason } from '~/domain/order-reason';
import type { ServiceContext } from '~/server/context';
import type { Tx } from '~/server/db';
import type { Invoice } from '~/server/prisma-client/client';
import { toActorName } from '../operator/actor-name';
import { redactedCarrier } from './erase-carriers';
import { mailInvoiceUpdate } from './mail-invoice-update';
import { recordInvoiceAct } from './record-invoice-act';
import { transitionInvoice } from './transition-invoice';

/** Records that a due invoice was issued, and mails its number to the buyer. Refunds that came during an
 *  agency's request then void it, or need an allowance. The caller holds the lock of the order. */
export async function recordIssue(
  tx: Tx,
  ctx: ServiceContext,
  invoice: Invoice,
  issue: Pick<Invoice, 'provider'> & { number: string; issuedAt: Date; reason?: string },
): Promise<void> {
  const { orderId, status, amount, refunded } = invoice;
  const { provider, number, issuedAt, reason } = issue;
  const reasonOfIssue =
    provider === 'manual' ? orderReason.issued(number) : orderReason.issuedBy(number, provider);
  const at = ctx.now();
  const transition = { actor: toActorName({ ctx }), reason: reasonOfIssue, at };
  const issued = { ...invoice, status: 'ISSUED', issuedAt, refunded: 0 } as const;
  const data = { number, provider, ...(await redactedCarrier(tx, invoice)) };
  await transitionInvoice(tx, invoice, issued, transition, data);
  await recordInvoiceAct(tx, ctx, 'invoice.issue', orderId, {
    before: { status },
    after: { status: 'ISSUED', number, amount, provider },
    ...(reason !== undefined && { reason }),
  });
  await mailInvoiceUpdate(tx, orderId, 'invoice-issued', { invoice: number, amount });
  if (refunded === 0) return;
  const after = afterRefund(issued, refunded, at);
  const held = { actor: 'system', reason: orderReason.refundedMeanwhile(refunded), at };
  await transitionInvoice(tx, { ...invoice, ...issued }, after, held);
}
