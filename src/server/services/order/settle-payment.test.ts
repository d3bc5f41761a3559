import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '~/env';
import type { GatewayEvent } from '~/server/gateways/payment/gateway';
import { redeliver } from '~/server/gateways/payment/sandbox/deliver';
import {
  SIGNATURE_HEADER,
  sign,
  TIMESTAMP_HEADER,
} from '~/server/gateways/payment/sandbox/signature';
import { readCart } from '~/server/services/cart/queries';
import { memberUntil } from '~/server/services/membership/queries';
import { resetDatabase, testDatabase } from '~/test/db';
import { another, type OpenShop, openShop, order, payAtBank } from '~/test/order-world';
import { cancelOrder } from './cancel-order';
import { expireOrders } from './expire-orders';
import { payOrder } from './pay-order';
import { getOrder } from './queries';
import { settlePayment } from './settle-payment';

const db = await testDatabase();
let world: OpenShop;

beforeEach(async () => {
  await resetDatabase(db);
  world = await openShop(db);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await world.shop.close();
});

/** A genuine event of the order's open payment, as the bank would tell it. */
async function captured(orderId: string, over: Partial<GatewayEvent> = {}): Promise<GatewayEvent> {
  const payment = await db.payment.findFirstOrThrow({ where: { orderId } });
  const { reference, amount, currency } = payment;
  return {
    gateway: 'sandbox',
    eventId: `captured:${reference}`,
    kind: 'captured',
    reference,
    providerId: `charge:${reference}`,
    amount,
    currency,
    cardLast4: '4242',
    reason: null,
    ...over,
  };
}

/** What a buyer has: the order's state, entitlements, mails. */
async function books(orderId: string) {
  const { status } = await db.order.findUniqueOrThrow({ where: { id: orderId } });
  return [status, await db.entitlement.count(), await db.outboxMessage.count()];
}

describe('a capture', () => {
  it('told ten times at once counts once', async () => {
    const { orderId } = await order(world.ctx, { plan: world.plan });
    const event = await captured(orderId);
    const told = await Promise.all(
      Array.from({ length: 10 }, () => settlePayment({ ctx: world.system, input: event })),
    );
    expect(told.filter((settled) => settled === 'PAID')).toHaveLength(1);
    expect(told.filter((settled) => settled === 'NOTHING_NEW')).toHaveLength(9);
    expect(await books(orderId)).toEqual(['PAID', 2, 1]);
  });

  it('told again under another event id grants nothing more', async () => {
    const { orderId } = await order(world.ctx, { plan: world.plan });
    const [one, two] = [await captured(orderId), await captured(orderId, { eventId: 'other' })];
    await settlePayment({ ctx: world.system, input: one });
    expect(await settlePayment({ ctx: world.system, input: two })).toBe('NOTHING_NEW');
    expect(await books(orderId)).toEqual(['PAID', 2, 1]);
  });

  it.each([{ amount: 1 }, { currency: 'USD' }])('with %o instead buys nothing', async (wrong) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { orderId } = await order(world.ctx, { plan: world.plan });
    const input = await captured(orderId, wrong);
    expect(await settlePayment({ ctx: world.system, input })).toBe('MISMATCH');
    expect(await books(orderId)).toEqual(['PENDING', 0, 0]);
    expect(logged).toHaveBeenCalledOnce();
    const genuine = await captured(orderId, { eventId: 'the real one' });
    expect(await settlePayment({ ctx: world.system, input: genuine })).toBe('PAID');
  });

  it('of a reference or gateway that is not ours buys nothing', async () => {
    const { orderId } = await order(world.ctx, { plan: world.plan });
    for (const wrong of [{ reference: 'SYNOBODY' }, { gateway: 'stripe' }]) {
      const input = await captured(orderId, wrong);
      expect(await settlePayment({ ctx: world.system, input })).toBe('UNKNOWN_REFERENCE');
    }
    expect(await books(orderId)).toEqual(['PENDING', 0, 0]);
  });

  it('before a late decline stays a capture', async () => {
    const { orderId } = await order(world.ctx, { plan: world.plan });
    await settlePayment({ ctx: world.system, input: await captured(orderId) });
    const late = await captured(orderId, {
      kind: 'declined',
      eventId: 'late',
      reason: 'card_declined',
    });
    expect(await settlePayment({ ctx: world.system, input: late })).toBe('NOTHING_NEW');
    expect(await books(orderId)).toEqual(['PAID', 2, 1]);
  });

  it('of a second payment of the same order never grants twice and is written down', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { orderId } = await order(world.ctx, { plan: world.plan });
    await db.payment.create({
      data: { orderId, gateway: 'sandbox', reference: 'SYSECOND', amount: 2670 },
    });
    const first = await captured(orderId);
    const second = { ...first, eventId: '2', reference: 'SYSECOND', providerId: '2' };
    const settled = await Promise.all(
      [first, second].map((input) => settlePayment({ ctx: world.system, input })),
    );
    expect(settled.sort()).toEqual(['PAID', 'SECOND_CAPTURE']);
    expect(await books(orderId)).toEqual(['PAID', 2, 1]);
    expect(await db.orderChange.count({ where: { reason: 'second capture' } })).toBe(1);
    expect(logged).toHaveBeenCalledOnce();
  });

  it('of two orders of one buyer at once extends twice, losing no day', async () => {
    const { ctx, plan, learner, clock } = world;
    const one = await order(ctx, { plan });
    const two = await order(ctx, { plan });
    expect(two.orderId).not.toBe(one.orderId);
    const paid = [one, two].map(({ redirectUrl }) => payAtBank(db, redirectUrl));
    await Promise.all(paid);
    const entries = await db.entitlement.findMany();
    expect(entries.map(({ kind }) => kind).sort()).toEqual(['BONUS', 'BONUS', 'PAID', 'PAID']);
    const until = await memberUntil(db, learner.id, clock.now());
    // 3 + 6 months and 90 bonus days: the second order held both pieces of the cart
    const days = (until!.getTime() - clock.now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(9 * 30 + 90 - 2);
  });
});

describe('a callback over HTTP', () => {
  const post = (body: string, secret = env().SANDBOX_BANK_SECRET) => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    return fetch(`${world.shop.origin}/api/payments/sandbox`, {
      method: 'POST',
      body,
      headers: { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: sign(secret, timestamp, body) },
    });
  };

  it('that is forged is refused and changes nothing', async () => {
    const { orderId } = await order(world.ctx, { plan: world.plan });
    const { gateway: _, ...event } = await captured(orderId);
    expect((await post(JSON.stringify(event), 'a guess')).status).toBe(400);
    expect((await post('not json')).status).toBe(400);
    expect(await books(orderId)).toEqual(['PENDING', 0, 0]);
    expect(await db.paymentEvent.count()).toBe(0);
  });

  it('is acknowledged after it is booked, also the second time; an unknown one is not', async () => {
    const { orderId } = await order(world.ctx, { plan: world.plan });
    const { gateway: _, ...event } = await captured(orderId);
    expect((await post(JSON.stringify(event))).status).toBe(200);
    expect((await post(JSON.stringify(event))).status).toBe(200);
    expect((await post(JSON.stringify({ ...event, reference: 'SYX' }))).status).toBe(404);
    expect(await books(orderId)).toEqual(['PAID', 2, 1]);
  });

  it('that was lost is repeated by the bank and then books the order', async () => {
    const { orderId, redirectUrl } = await order(world.ctx, { plan: world.plan });
    await payAtBank(db, redirectUrl, 'good', { tell: false });
    expect(await books(orderId)).toEqual(['PENDING', 0, 0]);
    const now = new Date(Date.now() + 60_000);
    expect(await redeliver(db, env().SANDBOX_BANK_SECRET, now)).toBe(1);
    expect(await books(orderId)).toEqual(['PAID', 2, 1]);
  });

  it('that was lost does not let the buyer pay again: the books are asked first', async () => {
    const { ctx, plan } = world;
    const { orderId, redirectUrl } = await order(ctx, { plan });
    await payAtBank(db, redirectUrl, 'good', { tell: false });
    const again = await payOrder({ ctx, input: { id: orderId } });
    expect(again.redirectUrl).toBe(`/order-created/${orderId}`);
    expect(await books(orderId)).toEqual(['PAID', 2, 1]);
  });
});

describe('a declined card', () => {
  it('keeps order and cart, says why, and another card pays', async () => {
    const { ctx, plan } = world;
    const { orderId, redirectUrl } = await order(ctx, { plan });
    await payAtBank(db, redirectUrl, 'declined');
    expect(await getOrder({ ctx, input: { id: orderId } })).toMatchObject({
      status: 'PENDING',
      payment: { status: 'DECLINED', declineReason: 'card_declined', cardLast4: '0002' },
    });
    expect((await readCart(ctx)).totalQty).toBe(1);
    const again = await payOrder({ ctx, input: { id: orderId } });
    await payAtBank(db, again.redirectUrl);
    expect(await books(orderId)).toEqual(['PAID', 2, 1]);
  });
});

describe('ending a pending order', () => {
  it('by its buyer closes the card page; it cannot be paid any more', async () => {
    const { ctx, plan } = world;
    const { orderId, redirectUrl } = await order(ctx, { plan });
    const cancelled = await cancelOrder({ ctx, input: { id: orderId } });
    expect(cancelled.status).toBe('CANCELLED');
    expect(await cancelOrder({ ctx, input: { id: orderId } })).toEqual(cancelled);
    await expect(payOrder({ ctx, input: { id: orderId } })).rejects.toThrow('ORDER_NOT_PAYABLE');
    expect((await payAtBank(db, redirectUrl)).outcome).toBe('closed');
    expect(await books(orderId)).toEqual(['CANCELLED', 0, 0]);
    expect((await readCart(ctx)).totalQty).toBe(1);
  });

  it('is refused to others, and for a paid order', async () => {
    const { ctx, plan } = world;
    const { orderId, redirectUrl } = await order(ctx, { plan });
    const thief = await another(db, world);
    await expect(cancelOrder({ ctx: thief, input: { id: orderId } })).rejects.toThrow(
      'ORDER_NOT_FOUND',
    );
    await payAtBank(db, redirectUrl, 'good', { tell: false });
    await expect(cancelOrder({ ctx, input: { id: orderId } })).rejects.toThrow('ORDER_NOT_PAYABLE');
    expect(await books(orderId)).toEqual(['PAID', 2, 1]);
  });

  it('happens after a day, once, with several workers', async () => {
    const { ctx, plan, clock, system } = world;
    const { orderId } = await order(ctx, { plan });
    clock.advance({ hours: 23, minutes: 59 });
    expect(await expireOrders(system)).toBe(0);
    clock.advance({ minutes: 1 });
    expect((await getOrder({ ctx, input: { id: orderId } })).status).toBe('EXPIRED');
    await expect(payOrder({ ctx, input: { id: orderId } })).rejects.toThrow('ORDER_NOT_PAYABLE');
    const runs = await Promise.all([1, 2, 3].map(() => expireOrders(system)));
    expect(runs.reduce((sum, count) => sum + count)).toBe(1);
    expect(await books(orderId)).toEqual(['EXPIRED', 0, 0]);
    expect(await db.orderChange.count({ where: { to: 'EXPIRED' } })).toBe(1);
  });

  it('does not swallow money: a capture that is told after the expiry still buys', async () => {
    const { ctx, plan, clock, system } = world;
    const { orderId } = await order(ctx, { plan });
    const event = await captured(orderId);
    clock.advance({ days: 2 });
    await expireOrders(system);
    expect(await settlePayment({ ctx: system, input: event })).toBe('PAID');
    expect(await books(orderId)).toEqual(['PAID', 2, 1]);
    const change = await db.orderChange.findFirst({ where: { to: 'PAID' } });
    expect(change?.reason).toBe('captured after EXPIRED');
  });

  it('asks the bank first: what was paid in time is settled, not expired', async () => {
    const { ctx, plan, clock, system } = world;
    const { orderId, redirectUrl } = await order(ctx, { plan });
    await payAtBank(db, redirectUrl, 'good', { tell: false });
    clock.advance({ days: 2 });
    expect(await expireOrders(system)).toBe(0);
    expect(await books(orderId)).toEqual(['PAID', 2, 1]);
  });
});
