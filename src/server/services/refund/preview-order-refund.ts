import { endsPurchase, operatorRefundAmount } from '~/domain/order-refund';
import type { OrderRefundPreview, PreviewOrderRefundInput } from '~/schemas/order-refund';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requirePermission } from '../operator/permissions';
import { quoteOrderRefund } from './quote-order-refund';
import { previewInvoice, previewMembership } from './refund-effects';
import { findRefundablePayment } from './refundable-payment';

/** The present effect of an operator's refund of an order: on the money, the membership and the invoice. Nothing is
 *  written.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ORDER_NOT_FOUND */
export async function previewOrderRefund({
  ctx,
  input: { number, way, amount: sum },
}: Verb<PreviewOrderRefundInput>): Promise<OrderRefundPreview> {
  requirePermission({ ctx, input: 'refund.read' });
  const order = await ctx.db.order.findUnique({
    where: { number },
    include: {
      lines: { select: { id: true } },
      invoice: true,
      gift: { select: { status: true } },
      refundRequests: { where: { openKey: { not: null } }, select: { status: true } },
    },
  });
  if (!order) throw new ServiceError('ORDER_NOT_FOUND');
  const { gift, invoice, refundRequests } = order;
  const at = ctx.now();
  const payment = await findRefundablePayment(ctx.db, order.id);
  const { paid = 0, refunded = 0, pending = 0, left = 0, cardLast4 = null } = payment ?? {};
  const quote = refundRequests.length > 0 ? null : await quoteOrderRefund(ctx.db, order.id, at);
  const ruleAmount = quote?.amount ?? 0;
  const amount = operatorRefundAmount(way, { left, ruleAmount }, sum);
  const ends = amount !== null && endsPurchase(way, amount, left);
  return {
    paid,
    refunded,
    left,
    ruleAmount,
    isRequested: refundRequests.some(({ status }) => status === 'REQUESTED'),
    refund:
      amount === null
        ? null
        : {
            amount,
            ends,
            cardLast4,
            isGift: gift !== null,
            isGiftClaimed: gift?.status === 'CLAIMED',
            memberUntil: await previewMembership(ctx.db, ctx, order, ends),
            invoice: invoice && previewInvoice(invoice, amount, at, pending),
          },
  };
}
