import { composeInvoiceUpdate } from '../../invoice/mail-invoice-update';
import type { InvoiceMailName } from '../../mail/emails/invoice';
import { composeOrderPaid } from '../../payment/compose-order-paid';
import { composeRefundCompleted } from '../../payment/mail-refund-completed';
import { composeRefundDecision } from '../../refund/mail-refund-decision';
import type { Composer } from './composer';

/** A composer for the latest refund request of an order, while it has a given status. */
function refundDecision(
  status: 'REQUESTED' | 'APPROVED' | 'REJECTED',
  template: Parameters<typeof composeRefundDecision>[2],
): Composer {
  return async ({ tx, about: { orderId } }) => {
    if (!orderId) return null;
    const latest = await tx.refundRequest.findFirst({
      where: { orderId },
      orderBy: [{ requestedAt: 'desc' }, { id: 'desc' }],
    });
    if (latest?.status !== status) return null;
    return composeRefundDecision(tx, latest, template, latest.note ?? '');
  };
}

/** A composer for an order's invoice, while it has a given status. */
function invoiceUpdate(
  status: 'ISSUED' | 'VOIDED' | 'ALLOWED',
  template: InvoiceMailName,
): Composer {
  return async ({ tx, about: { orderId } }) => {
    if (!orderId) return null;
    const invoice = await tx.invoice.findUnique({
      where: { orderId },
      include: { allowances: { orderBy: [{ at: 'desc' }, { id: 'desc' }], take: 1 } },
    });
    if (invoice?.status !== status || !invoice.number) return null;
    const amount = status === 'ALLOWED' ? invoice.allowances[0]?.amount : invoice.amount;
    if (amount === undefined) return null;
    return composeInvoiceUpdate(tx, orderId, template, { invoice: invoice.number, amount });
  };
}

/** Mails about an order to its buyer. */
export const ABOUT_ORDER = {
  'order-paid': async ({ tx, now, about: { orderId } }) => {
    if (!orderId) return null;
    const order = await tx.order.findUnique({ where: { id: orderId, status: 'PAID' } });
    return order && composeOrderPaid(tx, orderId, now);
  },
  'refund-requested': refundDecision('REQUESTED', 'refund-requested'),
  'refund-approved': refundDecision('APPROVED', 'refund-approved'),
  'refund-rejected': refundDecision('REJECTED', 'refund-rejected'),
  'refund-done': async ({ tx, about: { orderId } }) => {
    if (!orderId) return null;
    const latest = await tx.paymentRefund.findFirst({
      where: { payment: { orderId }, status: 'SUCCEEDED' },
      orderBy: [{ settledAt: 'desc' }, { id: 'desc' }],
      include: { payment: { select: { orderId: true, cardLast4: true } } },
    });
    return latest && composeRefundCompleted(tx, latest);
  },
  'invoice-issued': invoiceUpdate('ISSUED', 'invoice-issued'),
  'invoice-corrected': invoiceUpdate('ISSUED', 'invoice-corrected'),
  'invoice-voided': invoiceUpdate('VOIDED', 'invoice-voided'),
  'invoice-allowed': invoiceUpdate('ALLOWED', 'invoice-allowed'),
} satisfies Record<string, Composer>;
