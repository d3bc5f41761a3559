import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { env } from '~/env';
import type { GatewayEvent } from '~/server/gateways/payment/gateway';
import { redeliver } from '~/server/gateways/payment/sandbox/deliver';
import {
  SIGNATURE_HEADER,
  sign,
  TIMESTAMP_HEADER,
} from '~/server/gateways/payment/sandbox/signature';
import { getCart } from '~/server/services/cart/queries';
import { getMembershipExpiry } from '~/server/services/membership/queries';
import { resetDatabase, testDatabase } from '~/test/db';
import {
  captureEvent,
  createSecondBuyer,
  createShop,
  payWithCard,
  placeTestOrder,
  readBuyerState,
  type ShopFixture,
} from '~/test/order-fixture';
import { getOrder } from '../order/queries';
import { payOrder } from './pay-order';
import { isPermanentDatabaseError } from './record-unrecordable-event';
import { settlePayment } from './settle-payment';

const db = await testDatabase();
let world: ShopFixture;

beforeEach(async () => {
  await resetDatabase(db);
  world = await createShop(db);
});
afterEach(async () => {
  await world.shop.close();
});

const post = (body: string, secret = env().SANDBOX_BANK_SECRET) => {
  const timestamp = String(Math.floor(Date.now() / 1000));
  return fetch(`${world.shop.origin}/api/payments/sandbox`, {
    method: 'POST',
    body,
    headers: { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: sign(secret, timestamp, body) },
  });
};

describe('A capture', () => {
  it('A capture delivered ten times at once counts once', async () => {
    const { orderId } = await placeTestOrder(world.ctx, { plan: world.plan });
    const event = await captureEvent(db, orderId);
    const settlements = await Promise.all(
      Array.from({ length: 10 }, () => settlePayment({ ctx: world.system, input: event })),
    );
    expect(settlements.filter((settled) => settled === 'PAID')).toHaveLength(1);
    expect(settlements.filter((settled) => settled === 'NOTHING_NEW')).toHaveLength(9);
    expect(await readBuyerState(db, orderId)).toEqual(['PAID', 2, 1]);
  });

  it('A capture repeated under another event id grants nothing more', async () => {
    const { orderId } = await placeTestOrder(world.ctx, { plan: world.plan });
    const [one, two] = [
      await captureEvent(db, orderId),
      await captureEvent(db, orderId, { eventId: 'other' }),
    ];
    await settlePayment({ ctx: world.system, input: one });
    expect(await settlePayment({ ctx: world.system, input: two })).toBe('NOTHING_NEW');
    expect(await readBuyerState(db, orderId)).toEqual(['PAID', 2, 1]);
  });

  it.each([{ amount: 1 }, { currency: 'USD' }])(
    'A capture with the wrong %o grants nothing',
    async (wrong) => {
      const { orderId } = await placeTestOrder(world.ctx, { plan: world.plan });
      const input = await captureEvent(db, orderId, wrong);
      expect(await settlePayment({ ctx: world.system, input })).toBe('MISMATCH');
      expect(await readBuyerState(db, orderId)).toEqual(['PENDING', 0, 0]);
      expect(await db.discrepancy.findMany()).toMatchObject([{ kind: 'WRONG_AMOUNT', orderId }]);
      const genuine = await captureEvent(db, orderId, { eventId: 'the real one' });
      expect(await settlePayment({ ctx: world.system, input: genuine })).toBe('PAID');
    },
  );

  it('A capture with an unknown reference or gateway grants nothing', async () => {
    const { orderId } = await placeTestOrder(world.ctx, { plan: world.plan });
    for (const wrong of [{ reference: 'SYNOBODY' }, { gateway: 'stripe' as const }]) {
      const input = await captureEvent(db, orderId, wrong);
      expect(await settlePayment({ ctx: world.system, input })).toBe('UNKNOWN_REFERENCE');
    }
    expect(await readBuyerState(db, orderId)).toEqual(['PENDING', 0, 0]);
  });

  it('A captured payment stays captured when a late decline arrives', async () => {
    const { orderId } = await placeTestOrder(world.ctx, { plan: world.plan });
    await settlePayment({ ctx: world.system, input: await captureEvent(db, orderId) });
    const late = await captureEvent(db, orderId, {
      kind: 'declined',
      eventId: 'late',
      reason: 'card_declined',
    });
    expect(await settlePayment({ ctx: world.system, input: late })).toBe('NOTHING_NEW');
    expect(await readBuyerState(db, orderId)).toEqual(['PAID', 2, 1]);
  });

  it('A second capture of the same order grants nothing and is recorded as a discrepancy', async () => {
    const { orderId } = await placeTestOrder(world.ctx, { plan: world.plan });
    await db.payment.create({
      data: { orderId, gateway: 'sandbox', reference: 'SYSECOND', amount: 2670 },
    });
    const first = await captureEvent(db, orderId);
    const second = { ...first, eventId: '2', reference: 'SYSECOND', providerId: '2' };
    const settled = await Promise.all(
      [first, second].map((input) => settlePayment({ ctx: world.system, input })),
    );
    expect(settled.sort()).toEqual(['PAID', 'SECOND_CAPTURE']);
    expect(await readBuyerState(db, orderId)).toEqual(['PAID', 2, 1]);
    expect(await db.orderChange.count({ where: { reason: 'second capture' } })).toBe(1);
    expect(await db.discrepancy.findMany()).toMatchObject([{ kind: 'SECOND_CAPTURE', orderId }]);
  });

  it('Concurrent captures of two orders of one buyer extend the membership twice, without losing a day', async () => {
    const { ctx, plan, learner, clock } = world;
    const one = await placeTestOrder(ctx, { plan });
    const two = await placeTestOrder(ctx, { plan });
    expect(two.orderId).not.toBe(one.orderId);
    const paid = [one, two].map(({ redirectUrl }) => payWithCard(db, redirectUrl));
    await Promise.all(paid);
    const entries = await db.entitlement.findMany();
    expect(entries.map(({ kind }) => kind).sort()).toEqual(['BONUS', 'BONUS', 'PAID', 'PAID']);
    const until = await getMembershipExpiry(db, learner.id, clock.now());
    // 3 + 6 months and 90 bonus days: the second order held both units of the cart
    const days = (until!.getTime() - clock.now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(9 * 30 + 90 - 2);
  });
});

describe('A capture that can never be recorded', () => {
  const settle = (input: GatewayEvent) => settlePayment({ ctx: world.system, input });
  /** Captures of two pending orders with the same number, from a faulty gateway. */
  const createConflictingCaptures = async (): Promise<[GatewayEvent, GatewayEvent]> => {
    const [one, other] = [
      await placeTestOrder(world.ctx, { plan: world.plan }),
      await createOtherOrder(),
    ];
    const first = await captureEvent(db, one.orderId, { providerId: 'n1' });
    return [first, await captureEvent(db, other.orderId, { providerId: 'n1' })];
  };
  const createOtherOrder = async () =>
    placeTestOrder(await createSecondBuyer(db, world), { plan: world.plan });
  const listRecorded = () => db.discrepancy.findMany({ select: { kind: true, detail: true } });
  const countMails = () => db.outboxMessage.count({ where: { template: 'books-discrepancy' } });

  it('A capture with the number of another payment is one discrepancy, however often and with whatever id it is delivered', async () => {
    const [rightful, wrong] = await createConflictingCaptures();
    expect(await settle(rightful)).toBe('PAID');
    const paid = await db.payment.findUnique({ where: { reference: rightful.reference } });
    expect(await settle(wrong)).toBe('UNRECORDABLE');
    const again = [wrong, { ...wrong, eventId: 'another' }, { ...wrong, eventId: 'a third' }];
    expect(await Promise.all(again.map(settle))).toEqual(Array(3).fill('UNRECORDABLE'));
    const reason = `captured n1, which is ${rightful.reference}’s`;
    expect(await listRecorded()).toMatchObject([
      { kind: 'UNRECORDABLE', detail: { reference: wrong.reference, amount: 2670, reason } },
    ]);
    expect(await countMails()).toBe(1);
    expect(await db.order.count({ where: { status: 'PAID' } })).toBe(1);
    expect(await db.entitlement.count()).toBe(2);
    expect(await db.payment.findUnique({ where: { reference: rightful.reference } })).toEqual(paid);
    expect(await settle({ ...wrong, providerId: 'n2', eventId: 'put right' })).toBe('PAID');
  });

  it('Two concurrent captures with one number settle one payment and record the other as a discrepancy', async () => {
    const settled = await Promise.all((await createConflictingCaptures()).map(settle));
    expect(settled.sort()).toEqual(['PAID', 'UNRECORDABLE']);
    expect(await listRecorded()).toMatchObject([{ kind: 'UNRECORDABLE' }]);
    expect(await countMails()).toBe(1);
    expect(await db.entitlement.count()).toBe(2);
  });

  it('A capture whose event has the id of another payment’s event is not taken for a repetition', async () => {
    const [rightful, wrong] = await createConflictingCaptures();
    await settle(rightful);
    const { eventId } = rightful;
    expect(await settle({ ...wrong, eventId, providerId: 'n2' })).toBe('UNRECORDABLE');
    expect(await listRecorded()).toMatchObject([
      { detail: { reason: `captured n2, which is ${rightful.reference}’s` } },
    ]);
    expect(await settle(rightful)).toBe('NOTHING_NEW');
  });

  it('A refund beyond the range of its column is a discrepancy, an unreachable database is none', async () => {
    const [{ reference, ...rest }] = await createConflictingCaptures();
    const amount = 2 ** 40;
    expect(await settle({ ...rest, reference, kind: 'refunded', amount })).toBe('UNRECORDABLE');
    expect(await listRecorded()).toMatchObject([{ detail: { amount } }]);
    const unreachable = new Error('Can’t reach database server');
    expect(isPermanentDatabaseError(unreachable)).toBe(false);
  });

  it('A webhook of an unrecordable capture is acknowledged, so that the gateway stops repeating it', async () => {
    const [rightful, wrong] = await createConflictingCaptures();
    await settle(rightful);
    const { gateway: _, ...event } = wrong;
    expect(await (await post(JSON.stringify(event))).text()).toBe('OK');
    expect(await listRecorded()).toHaveLength(1);
  });
});

describe('A webhook over HTTP', () => {
  it('A forged webhook is rejected and changes nothing', async () => {
    const { orderId } = await placeTestOrder(world.ctx, { plan: world.plan });
    const { gateway: _, ...event } = await captureEvent(db, orderId);
    expect((await post(JSON.stringify(event), 'a guess')).status).toBe(400);
    expect((await post('not json')).status).toBe(400);
    expect(await readBuyerState(db, orderId)).toEqual(['PENDING', 0, 0]);
    expect(await db.paymentEvent.count()).toBe(0);
  });

  it('A webhook is acknowledged after it is recorded, also the second time; an unknown one is not', async () => {
    const { orderId } = await placeTestOrder(world.ctx, { plan: world.plan });
    const { gateway: _, ...event } = await captureEvent(db, orderId);
    expect((await post(JSON.stringify(event))).status).toBe(200);
    expect((await post(JSON.stringify(event))).status).toBe(200);
    expect((await post(JSON.stringify({ ...event, reference: 'SYX' }))).status).toBe(404);
    expect(await readBuyerState(db, orderId)).toEqual(['PAID', 2, 1]);
  });

  it('A lost webhook is redelivered by the gateway and then settles the order', async () => {
    const { orderId, redirectUrl } = await placeTestOrder(world.ctx, { plan: world.plan });
    await payWithCard(db, redirectUrl, 'good', { notify: false });
    expect(await readBuyerState(db, orderId)).toEqual(['PENDING', 0, 0]);
    const now = new Date(Date.now() + 60_000);
    expect(await redeliver(db, env().SANDBOX_BANK_SECRET, now)).toBe(1);
    expect(await readBuyerState(db, orderId)).toEqual(['PAID', 2, 1]);
  });

  it('A lost webhook does not let the buyer pay twice, because the gateway is polled first', async () => {
    const { ctx, plan } = world;
    const { orderId, redirectUrl } = await placeTestOrder(ctx, { plan });
    await payWithCard(db, redirectUrl, 'good', { notify: false });
    const again = await payOrder({ ctx, input: { id: orderId } });
    expect(again.redirectUrl).toBe(`/order-created/${orderId}`);
    expect(await readBuyerState(db, orderId)).toEqual(['PAID', 2, 1]);
  });
});

describe('A declined card', () => {
  it('A declined card leaves order and cart, shows its reason, and another card pays', async () => {
    const { ctx, plan } = world;
    const { orderId, redirectUrl } = await placeTestOrder(ctx, { plan });
    await payWithCard(db, redirectUrl, 'declined');
    expect(await getOrder({ ctx, input: { id: orderId } })).toMatchObject({
      status: 'PENDING',
      payment: { status: 'DECLINED', declineReason: 'card_declined', cardLast4: '0002' },
    });
    expect((await getCart({ ctx })).totalQty).toBe(1);
    const again = await payOrder({ ctx, input: { id: orderId } });
    await payWithCard(db, again.redirectUrl);
    expect(await readBuyerState(db, orderId)).toEqual(['PAID', 2, 1]);
  });
});
