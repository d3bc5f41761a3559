import { afterPayment, afterRefund } from '~/domain/invoice/state-machine';
import type { Tx } from '~/server/db';
import { transitionInvoice } from './transition-invoice';

/** The order has been paid, so its invoice is due. An order from before there were choices gets one that
 *  is kept with us. Hold the order before. */
export async function markInvoiceDue(
  tx: Tx,
  { id: orderId, total }: { id: string; total: number },
  at: Date,
): Promise<void> {
  const made = { orderId, kind: 'MEMBER', amount: total, createdAt: at } as const;
  const invoice =
    (await tx.invoice.findUnique({ where: { orderId } })) ??
    (await tx.invoice.create({ data: made }));
  const after = afterPayment(invoice);
  if (after.status === invoice.status) return;
  await transitionInvoice(tx, invoice, after, { actor: 'system', reason: 'the order is paid', at });
}

/** Money of an order has gone back: its invoice becomes smaller, is to be voided, or needs an allowance.
 *  Hold the order before. */
export async function applyRefundToInvoice(
  tx: Tx,
  orderId: string,
  { amount, actor, at }: { amount: number; actor: string; at: Date },
): Promise<void> {
  const invoice = await tx.invoice.findUnique({ where: { orderId } });
  if (!invoice) return;
  const after = afterRefund(invoice, amount, at);
  if (after === invoice) return;
  await transitionInvoice(tx, invoice, after, { actor, reason: `NT$${amount} refunded`, at });
}
