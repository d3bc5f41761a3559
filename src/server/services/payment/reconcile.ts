import { nextRefundPollAt, POLL_WINDOW_MS, pollDelay } from '~/domain/gateway-backoff';
import type { ServiceContext } from '~/server/context';
import { findGateway } from '~/server/gateways/payment/configured';
import { type ChargeState, GatewayUnavailable } from '~/server/gateways/payment/gateway';
import type { Payment } from '~/server/prisma-client/client';
import { log } from '~/server/telemetry/log.mjs';
import { withSpan } from '~/server/telemetry/tracing';
import { toChargeReference } from './charge-reference';
import { recordExternalRefunds } from './record-external-refunds';
import { settlePayment } from './settle-payment';

/** Payments that one run polls. */
export const POLL_BATCH = 20;

type PaymentToPoll = Payment & { order: { expiresAt: Date } };

/** Polls the gateways for payments without a final state, and records the results, so that our records are
 *  right even if webhooks are lost. Safe with several workers: each poll is claimed by writing the time of the
 *  next one.
 *  @returns the number of payments whose state was polled; after a full batch more may be due. An
 *    unreachable gateway yields none */
export async function reconcilePayments({ ctx }: { ctx: ServiceContext }): Promise<number> {
  const due = await ctx.db.payment.findMany({
    where: { nextCheckAt: { lte: ctx.now() } },
    orderBy: { nextCheckAt: 'asc' },
    include: { order: { select: { expiresAt: true } } },
    take: POLL_BATCH,
  });
  let polled = 0;
  for (const payment of due) {
    try {
      if (await withSpan(`poll ${payment.gateway}`, {}, () => pollPayment(ctx, payment)))
        polled += 1;
    } catch (error) {
      if (!(error instanceof GatewayUnavailable))
        log.error({ reference: payment.reference, error }, 'A payment could not be checked.');
    }
  }
  return polled;
}

/** @returns whether this call has polled it, rather than another worker */
async function pollPayment(ctx: ServiceContext, payment: PaymentToPoll): Promise<boolean> {
  const { id, checks } = payment;
  const next = new Date(ctx.now().getTime() + pollDelay(checks));
  const claimed = await ctx.db.payment.updateMany({
    where: { id, nextCheckAt: payment.nextCheckAt },
    data: { nextCheckAt: next, checks: { increment: 1 } },
  });
  if (claimed.count === 0) return false;
  const gateway = findGateway(payment.gateway, ctx.db);
  if (!gateway) throw new Error(`The settings of the gateway ${payment.gateway} are missing.`);
  const charge = await gateway.query(toChargeReference(payment));
  if (charge.state === 'closed') {
    if (!(await recordCharge(ctx, payment, charge))) return true;
  } else {
    if (charge.state === 'open' && charge.lastDecline)
      await settlePayment({ ctx, input: charge.lastDecline });
    if (payment.order.expiresAt.getTime() + POLL_WINDOW_MS > ctx.now().getTime()) return true;
    await ctx.db.payment.updateMany({
      where: { id, status: { in: ['STARTED', 'DECLINED'] } },
      data: { status: 'ABANDONED', settledAt: ctx.now() },
    });
  }
  const captured = charge.state === 'closed' && charge.event.kind === 'captured';
  const withoutRefundWebhooks = captured && !charge.event.reportsRefunds;
  const now = ctx.now();
  await ctx.db.payment.updateMany({
    // A webhook that came meanwhile may have scheduled another poll.
    where: { id, nextCheckAt: next },
    data: {
      nextCheckAt: withoutRefundWebhooks ? nextRefundPollAt(payment.settledAt ?? now, now) : null,
    },
  });
  return true;
}

/** @returns false when the payment has to be polled again */
async function recordCharge(
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
  return refunded === null || recordExternalRefunds({ ctx, input: { paymentId: id, refunded } });
}
