import { nextRefundPollAt } from '~/domain/gateway-backoff';
import type { ServiceContext, Verb } from '~/server/context';
import type { Tx } from '~/server/db';
import type { GatewayEvent } from '~/server/gateways/payment/gateway';
import type { Payment } from '~/server/prisma-client/client';
import { log } from '~/server/telemetry/log.mjs';
import { metrics } from '~/server/telemetry/metrics';
import { withTransaction } from '~/server/transaction';
import { reclaimCoupon } from '../coupon/redeem-coupon';
import { lockBuyer } from '../order/lock-buyer';
import { lockOrder } from '../order/lock-order';
import { transitionOrder } from '../order/transition-order';
import { recordDiscrepancy } from '../reconciliation/record-discrepancy';
import { fulfilOrder } from './fulfil-order';
import { recordRefund } from './record-refund';
import { isPermanentDatabaseError, recordUnrecordableEvent } from './record-unrecordable-event';
import { refundUnusableCapture } from './refund-unusable-capture';
import type { Settlement } from './settlements';

/** Settles a verified event of a gateway. Even if it is delivered twice, late, or out of order, it takes
 *  effect once: the event is unique, every update is conditional, and all effects of the capture (order,
 *  member time, cart, mail) are in the same transaction. An event that can never be recorded becomes a
 *  discrepancy for the operators instead, so that the gateway does not repeat it for ever. */
export async function settlePayment({
  ctx,
  input: event,
}: Verb<GatewayEvent>): Promise<Settlement> {
  const effect = await settleEvent({ ctx, input: event });
  metrics.paymentEvents.inc({ gateway: event.gateway, effect });
  return effect;
}

async function settleEvent({ ctx, input: event }: Verb<GatewayEvent>): Promise<Settlement> {
  const found = await ctx.db.payment.findUnique({ where: { reference: event.reference } });
  if (!found || found.gateway !== event.gateway) return 'UNKNOWN_REFERENCE';
  try {
    // One retry suffices, because a conflict with a concurrent transaction is over by then.
    return await recordEvent(ctx, found, event).catch((error: unknown) => {
      if (!isPermanentDatabaseError(error)) throw error;
      return recordEvent(ctx, found, event);
    });
  } catch (error) {
    if (!isPermanentDatabaseError(error)) throw error;
    log.error(
      { gateway: event.gateway, reference: event.reference, error },
      'The event of a gateway cannot be recorded',
    );
    await withTransaction(ctx, (tx) => recordUnrecordableEvent(tx, found, event, ctx.now()));
    return 'UNRECORDABLE';
  }
}

function recordEvent(
  ctx: ServiceContext,
  found: Payment,
  event: GatewayEvent,
): Promise<Settlement> {
  return withTransaction(ctx, async (tx): Promise<Settlement> => {
    if (event.kind === 'captured') await lockBuyer(tx, found.orderId);
    const order = await lockOrder(tx, found.orderId);
    if (!order) return 'UNKNOWN_REFERENCE';
    if (!(await insertEvent(tx, event, found.id, ctx.now())))
      return settleKnownEvent(tx, found, event, ctx.now());
    if (event.kind === 'noted') return 'NOTHING_NEW';
    if (event.kind === 'refunded') return recordRefundEvent(tx, found.id, event, ctx.now());
    if (event.amount !== found.amount || event.currency !== found.currency)
      return recordMismatch(tx, found, event, ctx.now());
    if (event.kind !== 'captured') return recordUnpaidEnd(tx, found.id, event, ctx.now());
    const at = ctx.now();
    const nextPollAt = event.reportsRefunds ? null : nextRefundPollAt(at, at);
    if (!(await recordCapture(tx, found.id, event, { at, nextPollAt }))) return 'NOTHING_NEW';
    const actor = `gateway:${event.gateway}`;
    const reason = order.status === 'PENDING' ? 'captured' : `captured after ${order.status}`;
    const transition = { to: 'PAID', actor, reason, at: ctx.now() } as const;
    const first = await transitionOrder(tx, order, transition);
    if (first && (await fulfilOrder(tx, order.id, ctx.now()))) {
      if (order.status !== 'PENDING') await reclaimCoupon(tx, order, ctx.now());
      return 'PAID';
    }
    const unusable = first ? 'ACCOUNT_GONE' : 'SECOND_CAPTURE';
    await refundUnusableCapture(tx, order, found, unusable, ctx.now());
    return unusable;
  });
}

async function recordMismatch(tx: Tx, payment: Payment, event: GatewayEvent, at: Date) {
  const { orderId, reference, amount: expected } = payment;
  const { gateway, eventId, amount, currency, kind: reason } = event;
  await recordDiscrepancy(tx, {
    kind: 'WRONG_AMOUNT',
    subject: `${gateway}:${eventId}`,
    orderId,
    detail: { gateway, reference, amount, currency, expected, reason },
    at,
  });
  return 'MISMATCH' as const;
}

/** Completes a refund of ours; for any other refund the gateway is polled at the next run. */
async function recordRefundEvent(tx: Tx, paymentId: string, event: GatewayEvent, at: Date) {
  const ours = await tx.paymentRefund.findFirst({
    where: { paymentId, refundKey: event.refundKey ?? '', amount: event.amount },
  });
  if (!ours) {
    await tx.payment.update({ where: { id: paymentId }, data: { nextCheckAt: at } });
    return 'NOTHING_NEW';
  }
  const completion = { providerId: event.providerId, actor: `gateway:${event.gateway}`, at };
  return (await recordRefund(tx, ours.id, completion)) ? 'REFUNDED' : 'NOTHING_NEW';
}

/** Inserts the event.
 *  @returns false when it was there already */
async function insertEvent(
  tx: Tx,
  event: GatewayEvent,
  paymentId: string,
  at: Date,
): Promise<boolean> {
  const { gateway, eventId, kind } = event;
  // `reportsRefunds` is the same in all events of a gateway.
  const { reportsRefunds: _, ...payload } = event;
  const { count } = await tx.paymentEvent.createMany({
    data: [{ gateway, eventId, kind, paymentId, payload, receivedAt: at }],
    skipDuplicates: true,
  });
  return count > 0;
}

/** Handles a known event id: a repetition, or a wrong number if the payment is another one. */
async function settleKnownEvent(
  tx: Tx,
  payment: Payment,
  event: GatewayEvent,
  at: Date,
): Promise<Settlement> {
  const { gateway, eventId } = event;
  const where = { gateway_eventId: { gateway, eventId } };
  const { paymentId } = await tx.paymentEvent.findUniqueOrThrow({ where });
  if (paymentId === payment.id) return 'NOTHING_NEW';
  await recordUnrecordableEvent(tx, payment, event, at);
  return 'UNRECORDABLE';
}

/** @param nextPollAt time at which the gateway is polled for refunds; null: never */
async function recordCapture(
  tx: Tx,
  id: string,
  event: GatewayEvent,
  { at, nextPollAt }: { at: Date; nextPollAt: Date | null },
): Promise<boolean> {
  const { count } = await tx.payment.updateMany({
    where: { id, status: { not: 'CAPTURED' } },
    data: {
      status: 'CAPTURED',
      providerId: event.providerId,
      cardLast4: event.cardLast4,
      declineReason: null,
      settledAt: at,
      // The webhook lacks the card's digits, which are in the gateway's records.
      nextCheckAt: event.cardLast4 === null ? at : nextPollAt,
    },
  });
  return count > 0;
}

/** A declined payment stays open for another card; a cancelled page ends it. Neither undoes a capture. */
async function recordUnpaidEnd(tx: Tx, id: string, event: GatewayEvent, at: Date) {
  const status = event.kind === 'declined' ? 'DECLINED' : 'ABANDONED';
  const { count } = await tx.payment.updateMany({
    where: { id, status: { in: ['STARTED', 'DECLINED'] } },
    data: {
      status,
      declineReason: event.reason,
      cardLast4: event.cardLast4,
      settledAt: at,
      ...(status === 'ABANDONED' && { nextCheckAt: null }),
    },
  });
  return count > 0 ? status : 'NOTHING_NEW';
}
