import { pauseAfterRefundTry } from '~/domain/gateway-pauses';
import { type ServiceContext, withTransaction } from '~/server/context';
import { gatewayNamed } from '~/server/gateways/payment/configured';
import {
  GatewayUnavailable,
  type PaymentGateway,
  type RefundAnswer,
} from '~/server/gateways/payment/gateway';
import type { Payment, PaymentRefund } from '~/server/prisma-client/client';
import { noteDiscrepancy } from '../books/note-discrepancy';
import { bookRefund } from './book-refund';
import { chargeName } from './charge-name';

type RefundWithPayment = PaymentRefund & { payment: Payment };

/** Asks the gateways for the refunds that were committed, the oldest first, and books their answers. Safe
 *  with several workers: each try is claimed by the time of the next one. What a gateway does not answer,
 *  or answers with "not yet", is asked again under the same key.
 *  @returns how many were made now */
export async function executeRefunds({ ctx }: { ctx: ServiceContext }): Promise<number> {
  const due = await ctx.db.paymentRefund.findMany({
    where: { status: 'ASKED', nextTryAt: { lte: ctx.now() } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: { payment: true },
    take: 20,
  });
  let made = 0;
  for (const refund of due) {
    try {
      if (await tryOnce(ctx, refund)) made += 1;
    } catch (error) {
      if (!(error instanceof GatewayUnavailable))
        console.error(`The refund ${refund.refundKey} failed; it is tried again.`, error);
    }
  }
  return made;
}

async function tryOnce(ctx: ServiceContext, refund: RefundWithPayment): Promise<boolean> {
  if (!(await claim(ctx, refund))) return false;
  const { payment, refundKey, amount } = refund;
  const gateway = gatewayNamed(payment.gateway, ctx.db, ctx.now);
  if (!gateway) throw new Error(`The settings of the gateway ${payment.gateway} are missing.`);
  const answer = await gateway.refund({
    ...chargeName(payment),
    providerId: payment.providerId ?? '',
    refundKey,
    back: amount,
    baseline: await baselineOf(ctx, gateway, refund),
  });
  return book(ctx, refund, answer);
}

/** One refund of a payment at a time, each by one worker. */
async function claim(ctx: ServiceContext, refund: RefundWithPayment): Promise<boolean> {
  const { id, paymentId, createdAt, nextTryAt, tries } = refund;
  const earlier = await ctx.db.paymentRefund.count({
    where: {
      paymentId,
      status: 'ASKED',
      OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }],
    },
  });
  if (earlier > 0) return false;
  const next = new Date(ctx.now().getTime() + pauseAfterRefundTry(tries));
  const { count } = await ctx.db.paymentRefund.updateMany({
    where: { id, status: 'ASKED', nextTryAt },
    data: { nextTryAt: next, tries: { increment: 1 } },
  });
  return count > 0;
}

/** What had gone back before the first try, committed before that try. */
async function baselineOf(
  ctx: ServiceContext,
  gateway: PaymentGateway,
  { id, baseline, payment }: RefundWithPayment,
): Promise<number> {
  if (gateway.knowsRefundKeys) return 0;
  if (baseline !== null) return baseline;
  const charge = await gateway.query(chargeName(payment));
  if (charge.state !== 'closed' || charge.refunded === null)
    throw new GatewayUnavailable('The books of refunds cannot be read.');
  await ctx.db.paymentRefund.update({ where: { id }, data: { baseline: charge.refunded } });
  return charge.refunded;
}

function book(
  ctx: ServiceContext,
  { id, refundKey, amount, payment }: RefundWithPayment,
  answer: RefundAnswer,
): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    if (answer.state === 'pending') return false;
    const at = ctx.now();
    if (answer.state === 'done') {
      const { providerId } = answer;
      return bookRefund(tx, id, { providerId, actor: `gateway:${payment.gateway}`, at });
    }
    const { reason } = answer;
    const { count } = await tx.paymentRefund.updateMany({
      where: { id, status: 'ASKED' },
      data: { status: 'REFUSED', refusal: reason, settledAt: at, nextTryAt: null },
    });
    if (count === 0) return false;
    // Somebody at the gateway's desk may have been faster: its books tell.
    await tx.payment.update({ where: { id: payment.id }, data: { nextCheckAt: at } });
    const { gateway, reference, orderId } = payment;
    const detail = { gateway, reference, amount, reason };
    await noteDiscrepancy(tx, { kind: 'REFUND_REFUSED', about: refundKey, orderId, detail, at });
    return false;
  });
}
