import { LAST_CHECK_MS, nextRefundCheck, pauseAfterCheck } from '~/domain/gateway-pauses';
import type { ServiceContext } from '~/server/context';
import { gatewayNamed } from '~/server/gateways/payment/configured';
import { type ChargeState, GatewayUnavailable } from '~/server/gateways/payment/gateway';
import type { Payment } from '~/server/prisma-client/client';
import { chargeName } from './charge-name';
import { learnRefunds } from './learn-refunds';
import { settlePayment } from './settle-payment';

type PaymentToCheck = Payment & { order: { expiresAt: Date } };

/** Asks the gateways about payments of which nothing final was heard, and books what they say: the books
 *  become right although callbacks are lost. Safe with several workers: each question is claimed by the
 *  time of the next one.
 *  @returns how many payments need no more questions */
export async function reconcilePayments({ ctx }: { ctx: ServiceContext }): Promise<number> {
  const due = await ctx.db.payment.findMany({
    where: { nextCheckAt: { lte: ctx.now() } },
    orderBy: { nextCheckAt: 'asc' },
    include: { order: { select: { expiresAt: true } } },
    take: 20,
  });
  let ended = 0;
  for (const payment of due) {
    try {
      if (await checkOnce(ctx, payment)) ended += 1;
    } catch (error) {
      if (!(error instanceof GatewayUnavailable))
        console.error(`Payment ${payment.reference} could not be checked.`, error);
    }
  }
  return ended;
}

async function checkOnce(ctx: ServiceContext, payment: PaymentToCheck): Promise<boolean> {
  const { id, checks } = payment;
  const next = new Date(ctx.now().getTime() + pauseAfterCheck(checks));
  const claimed = await ctx.db.payment.updateMany({
    where: { id, nextCheckAt: payment.nextCheckAt },
    data: { nextCheckAt: next, checks: { increment: 1 } },
  });
  if (claimed.count === 0) return false;
  const gateway = gatewayNamed(payment.gateway, ctx.db);
  if (!gateway) throw new Error(`The settings of the gateway ${payment.gateway} are missing.`);
  const charge = await gateway.query(chargeName(payment));
  if (charge.state === 'closed') {
    if (!(await learn(ctx, payment, charge))) return false;
  } else {
    if (charge.state === 'open' && charge.lastDecline)
      await settlePayment({ ctx, input: charge.lastDecline });
    if (payment.order.expiresAt.getTime() + LAST_CHECK_MS > ctx.now().getTime()) return false;
    await ctx.db.payment.updateMany({
      where: { id, status: { in: ['STARTED', 'DECLINED'] } },
      data: { status: 'ABANDONED', settledAt: ctx.now() },
    });
  }
  const captured = charge.state === 'closed' && charge.event.kind === 'captured';
  const silent = captured && !gateway.tellsRefunds;
  const now = ctx.now();
  await ctx.db.payment.updateMany({
    // A callback that came meanwhile may have asked for another look.
    where: { id, nextCheckAt: next },
    data: { nextCheckAt: silent ? nextRefundCheck(payment.settledAt ?? now, now) : null },
  });
  return true;
}

/** @returns false when there is more to learn */
async function learn(
  ctx: ServiceContext,
  { id }: Payment,
  { event, refunded }: ChargeState & { state: 'closed' },
): Promise<boolean> {
  await settlePayment({ ctx, input: event });
  if (event.kind !== 'captured') return true;
  if (event.cardLast4 !== null)
    await ctx.db.payment.updateMany({
      where: { id, cardLast4: null },
      data: { cardLast4: event.cardLast4 },
    });
  return refunded === null || learnRefunds({ ctx, input: { paymentId: id, refunded } });
}
