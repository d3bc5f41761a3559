import { nextRefundCheck } from '~/domain/gateway-pauses';
import { type ServiceContext, type Verb, withTransaction } from '~/server/context';
import type { Prisma, Tx } from '~/server/db';
import { gatewayNamed } from '~/server/gateways/payment/configured';
import type { GatewayEvent } from '~/server/gateways/payment/gateway';
import type { Payment } from '~/server/prisma-client/client';
import { noteDiscrepancy } from '../books/note-discrepancy';
import { retakeCoupon } from '../coupon/coupon-use';
import { lockBuyer } from '../order/lock-buyer';
import { lockOrder } from '../order/lock-order';
import { moveOrder } from '../order/move-order';
import { bookRefund } from './book-refund';
import { fulfilOrder } from './fulfil-order';
import { isRefusedForGood, noteUnbookable } from './note-unbookable';
import { sendBack } from './send-back';

/** What an event changed. `MISMATCH`: amount or currency are not what we asked for; nothing is granted
 *  and an operator has to look. `SECOND_CAPTURE`: the order had been paid before; `ACCOUNT_GONE`: nobody
 *  is left whom it could be for. The money of both goes back. `UNBOOKABLE`: the database refuses it, and
 *  would refuse it again; nothing is granted and an operator has to look. */
export type Settlement =
  | 'PAID'
  | 'DECLINED'
  | 'ABANDONED'
  | 'NOTHING_NEW'
  | 'MISMATCH'
  | 'SECOND_CAPTURE'
  | 'ACCOUNT_GONE'
  | 'UNBOOKABLE'
  | 'REFUNDED'
  | 'UNKNOWN_REFERENCE';

/** Books a verified event of a gateway. Told twice, late, or out of order, it changes the books once:
 *  the event is unique, every update is conditional, and everything that follows from the capture
 *  (order, member time, cart, mail) is in the same transaction. What can never be booked is written down
 *  for the operators instead, so that it is known and the gateway need not tell it for ever. */
export async function settlePayment({
  ctx,
  input: event,
}: Verb<GatewayEvent>): Promise<Settlement> {
  const found = await ctx.db.payment.findUnique({ where: { reference: event.reference } });
  if (!found || found.gateway !== event.gateway) return 'UNKNOWN_REFERENCE';
  try {
    // Once more: what two transactions wanted at once, one of them has by now.
    return await book(ctx, found, event).catch((error: unknown) => {
      if (!isRefusedForGood(error)) throw error;
      return book(ctx, found, event);
    });
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    console.error(
      `What ${event.gateway} tells of ${event.reference} cannot be booked: ${error.code}`,
    );
    await withTransaction(ctx, (tx) => noteUnbookable(tx, found, event, ctx.now()));
    return 'UNBOOKABLE';
  }
}

function book(ctx: ServiceContext, found: Payment, event: GatewayEvent): Promise<Settlement> {
  return withTransaction(ctx, async (tx): Promise<Settlement> => {
    if (event.kind === 'captured') await lockBuyer(tx, found.orderId);
    const order = await lockOrder(tx, found.orderId);
    if (!order) return 'UNKNOWN_REFERENCE';
    if (!(await isNew(tx, event, found.id, ctx.now()))) return told(tx, found, event, ctx.now());
    if (event.kind === 'noted') return 'NOTHING_NEW';
    if (event.kind === 'refunded') return refunded(tx, found.id, event, ctx.now());
    if (event.amount !== found.amount || event.currency !== found.currency)
      return mismatch(tx, found, event, ctx.now());
    if (event.kind !== 'captured') return endWithoutMoney(tx, found.id, event, ctx.now());
    const at = ctx.now();
    const tells = gatewayNamed(event.gateway, ctx.db)?.tellsRefunds ?? true;
    const askAgainAt = tells ? null : nextRefundCheck(at, at);
    if (!(await capture(tx, found.id, event, { at, askAgainAt }))) return 'NOTHING_NEW';
    const actor = `gateway:${event.gateway}`;
    const reason = order.status === 'PENDING' ? 'captured' : `captured after ${order.status}`;
    const move = { to: 'PAID', actor, reason, at: ctx.now() } as const;
    const first = await moveOrder(tx, order, move);
    if (first && (await fulfilOrder(tx, order.id, ctx.now()))) {
      if (order.status !== 'PENDING') await retakeCoupon(tx, order, ctx.now());
      return 'PAID';
    }
    const useless = first ? 'ACCOUNT_GONE' : 'SECOND_CAPTURE';
    await sendBack(tx, order, found, useless, ctx.now());
    return useless;
  });
}

async function mismatch(tx: Tx, payment: Payment, event: GatewayEvent, at: Date) {
  const { orderId, reference, amount: expected } = payment;
  const { gateway, eventId, amount, currency, kind: reason } = event;
  await noteDiscrepancy(tx, {
    kind: 'WRONG_AMOUNT',
    about: `${gateway}:${eventId}`,
    orderId,
    detail: { gateway, reference, amount, currency, expected, reason },
    at,
  });
  return 'MISMATCH' as const;
}

/** A refund of ours is done; of any other the gateway is asked at the next occasion. */
async function refunded(tx: Tx, paymentId: string, event: GatewayEvent, at: Date) {
  const ours = await tx.paymentRefund.findFirst({
    where: { paymentId, refundKey: event.refundKey ?? '', amount: event.amount },
  });
  if (!ours) {
    await tx.payment.update({ where: { id: paymentId }, data: { nextCheckAt: at } });
    return 'NOTHING_NEW';
  }
  const done = { providerId: event.providerId, actor: `gateway:${event.gateway}`, at };
  return (await bookRefund(tx, ours.id, done)) ? 'REFUNDED' : 'NOTHING_NEW';
}

/** Writes the event down; false when it is there already. */
async function isNew(tx: Tx, event: GatewayEvent, paymentId: string, at: Date): Promise<boolean> {
  const { gateway, eventId, kind } = event;
  const payload = { ...event } satisfies Prisma.InputJsonObject;
  const { count } = await tx.paymentEvent.createMany({
    data: [{ gateway, eventId, kind, paymentId, payload, receivedAt: at }],
    skipDuplicates: true,
  });
  return count > 0;
}

/** What was heard before. Heard of another payment, it is another happening, and its number a wrong one. */
async function told(tx: Tx, payment: Payment, event: GatewayEvent, at: Date): Promise<Settlement> {
  const { gateway, eventId } = event;
  const where = { gateway_eventId: { gateway, eventId } };
  const { paymentId } = await tx.paymentEvent.findUniqueOrThrow({ where });
  if (paymentId === payment.id) return 'NOTHING_NEW';
  await noteUnbookable(tx, payment, event, at);
  return 'UNBOOKABLE';
}

/** @param askAgainAt when the gateway is asked what has gone back since */
async function capture(
  tx: Tx,
  id: string,
  event: GatewayEvent,
  { at, askAgainAt }: { at: Date; askAgainAt: Date | null },
): Promise<boolean> {
  const { count } = await tx.payment.updateMany({
    where: { id, status: { not: 'CAPTURED' } },
    data: {
      status: 'CAPTURED',
      providerId: event.providerId,
      cardLast4: event.cardLast4,
      declineReason: null,
      settledAt: at,
      // A callback that does not tell the card: the gateway's books do.
      nextCheckAt: event.cardLast4 === null ? at : askAgainAt,
    },
  });
  return count > 0;
}

/** A decline leaves the payment open to another card; a cancelled page ends it. Neither undoes a capture. */
async function endWithoutMoney(tx: Tx, id: string, event: GatewayEvent, at: Date) {
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
