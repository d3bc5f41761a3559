import { afterPayment, afterRefund } from '~/domain/invoice/state-machine';
import { orderReason } from '~/domain/order-reason';
import type { Tx } from '~/server/db';
import { isBeingIssued } from './provider-request';
import { reportNotIssued } from './report-not-issued';
import { transitionInvoice } from './transition-invoice';

/** Makes the invoice of a paid order due. An order from before invoice choices existed gets a member carrier.
 *  The caller holds the order's lock. */
export async function markInvoiceDue(
  tx: Tx,
  { id: orderId, total }: { id: string; total: number },
  at: Date,
): Promise<void> {
  const data = { orderId, kind: 'MEMBER', amount: total, createdAt: at } as const;
  const invoice =
    (await tx.invoice.findUnique({ where: { orderId } })) ?? (await tx.invoice.create({ data }));
  const after = afterPayment(invoice);
  if (after.status === invoice.status) return;
  await transitionInvoice(tx, invoice, after, { actor: 'system', reason: 'the order is paid', at });
}

/** Applies a refund of an order to its invoice, whose amount decreases, or which must be voided, or needs an
 *  allowance. While it is unknown whether an agency has issued it, it keeps its amount, and the refund is
 *  only recorded. The caller holds the order's lock. */
export async function applyRefundToInvoice(
  tx: Tx,
  orderId: string,
  { amount, actor, at }: { amount: number; actor: string; at: Date },
): Promise<void> {
  const invoice = await tx.invoice.findUnique({ where: { orderId } });
  if (!invoice) return;
  const held = invoice.status === 'DUE' && (await isBeingIssued(tx, orderId));
  const after = held
    ? { ...invoice, refunded: Math.min(invoice.amount, invoice.refunded + amount) }
    : afterRefund(invoice, amount, at);
  if (after === invoice) return;
  await transitionInvoice(tx, invoice, after, { actor, reason: orderReason.refunded(amount), at });
  if (after.status === 'NOT_NEEDED') await reportNotIssued(tx, invoice, at);
}
