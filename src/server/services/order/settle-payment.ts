import type { Verb } from '~/server/context';
import { withTransaction } from '~/server/context';
import type { Prisma, Tx } from '~/server/db';
import type { GatewayEvent } from '~/server/gateways/payment/gateway';
import { fulfilOrder } from './fulfil-order';
import { lockOrder } from './lock-order';
import { moveOrder } from './move-order';

/** What an event changed. `MISMATCH`: amount or currency are not what we asked for; nothing is granted
 *  and somebody has to look. `SECOND_CAPTURE`: the order had been paid before; the money is to go back. */
export type Settlement =
  | 'PAID'
  | 'DECLINED'
  | 'ABANDONED'
  | 'NOTHING_NEW'
  | 'MISMATCH'
  | 'SECOND_CAPTURE'
  | 'UNKNOWN_REFERENCE';

/** Books a verified event of a gateway. Told twice, late, or out of order, it changes the books once:
 *  the event is unique, every update is conditional, and everything that follows from the capture
 *  (order, member time, cart, mail) is in the same transaction. */
export async function settlePayment({
  ctx,
  input: event,
}: Verb<GatewayEvent>): Promise<Settlement> {
  const found = await ctx.db.payment.findUnique({ where: { reference: event.reference } });
  if (!found || found.gateway !== event.gateway) return 'UNKNOWN_REFERENCE';
  const settled = await withTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, found.orderId);
    if (!order) return 'UNKNOWN_REFERENCE';
    if (!(await isNew(tx, event, found.id, ctx.now()))) return 'NOTHING_NEW';
    if (event.amount !== found.amount || event.currency !== found.currency) return 'MISMATCH';
    if (event.kind !== 'captured') return endWithoutMoney(tx, found.id, event, ctx.now());
    if (!(await capture(tx, found.id, event, ctx.now()))) return 'NOTHING_NEW';
    const actor = `gateway:${event.gateway}`;
    const reason = order.status === 'PENDING' ? 'captured' : `captured after ${order.status}`;
    const move = { to: 'PAID', actor, reason, at: ctx.now() } as const;
    if (await moveOrder(tx, order, move)) {
      await fulfilOrder(tx, order.id, ctx.now());
      return 'PAID';
    }
    await tx.orderChange.create({
      data: {
        orderId: order.id,
        from: order.status,
        to: order.status,
        actor,
        reason: 'second capture',
        at: ctx.now(),
      },
    });
    return 'SECOND_CAPTURE';
  });
  if (settled === 'MISMATCH' || settled === 'SECOND_CAPTURE')
    console.error(`Payment ${event.reference}: ${settled}. An operator has to look at it.`);
  return settled;
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

async function capture(tx: Tx, id: string, event: GatewayEvent, at: Date): Promise<boolean> {
  const { count } = await tx.payment.updateMany({
    where: { id, status: { not: 'CAPTURED' } },
    data: {
      status: 'CAPTURED',
      providerId: event.providerId,
      cardLast4: event.cardLast4,
      declineReason: null,
      settledAt: at,
    },
  });
  return count > 0;
}

/** A decline leaves the payment open to another card; a cancelled page ends it. Neither undoes a capture. */
async function endWithoutMoney(tx: Tx, id: string, event: GatewayEvent, at: Date) {
  const status = event.kind === 'declined' ? 'DECLINED' : 'ABANDONED';
  const { count } = await tx.payment.updateMany({
    where: { id, status: { in: ['STARTED', 'DECLINED'] } },
    data: { status, declineReason: event.reason, cardLast4: event.cardLast4, settledAt: at },
  });
  return count > 0 ? status : 'NOTHING_NEW';
}
