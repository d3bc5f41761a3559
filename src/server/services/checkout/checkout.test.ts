import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GatewayUnavailable, type PaymentGateway } from '~/server/gateways/payment/gateway';
import { addItem } from '~/server/services/cart/add-item';
import { getCart } from '~/server/services/cart/queries';
import { getMembershipHistory } from '~/server/services/membership/queries';
import { visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import {
  createSecondBuyer,
  createShop,
  payWithCard,
  placeTestOrder,
  type ShopFixture,
} from '~/test/order-fixture';
import { createPlan } from '~prisma/factories/plan';
import { listOrders } from '../order/list-orders';
import { getOrder } from '../order/queries';
import { cancelOrder } from '../payment/cancel-order';
import { payOrder } from '../payment/pay-order';
import { checkout, checkoutThrough } from './checkout';

const db = await testDatabase();
let world: ShopFixture;

beforeEach(async () => {
  await resetDatabase(db);
  world = await createShop(db);
});
afterEach(() => world.shop.close());

describe('A checkout', () => {
  it('A checkout leads from the cart to the membership: paid after the webhook, with a receipt in the outbox', async () => {
    const { ctx, plan, learner, clock } = world;
    const { orderId, redirectUrl } = await placeTestOrder(ctx, { plan, qty: 2 });
    const pending = await getOrder({ ctx, input: { id: orderId } });
    expect(pending).toMatchObject({ status: 'PENDING', total: 5340, memberUntil: null });
    expect((await getCart({ ctx })).totalQty).toBe(2);

    await payWithCard(db, redirectUrl);
    const paid = await getOrder({ ctx, input: { id: orderId } });
    expect(paid).toMatchObject({
      status: 'PAID',
      number: expect.stringMatching(/^SY\d{8}-[3-9A-Y]{5}$/),
      lines: [{ name: '季方案', qty: 2, unitPrice: 2670, subtotal: 5340 }],
      payment: { method: 'CREDIT_CARD', status: 'CAPTURED', cardLast4: '4242' },
    });
    const membership = await getMembershipHistory(db, learner.id, clock.now());
    expect(membership.level).toBe('VIP');
    expect(membership.history.map(({ kind, months, days }) => [kind, months, days])).toEqual([
      ['PAID', 6, 0],
      ['BONUS', 0, 60],
    ]);
    expect(paid.memberUntil).toEqual(membership.expiresAt);
    expect((await getCart({ ctx })).items).toEqual([]);
    expect(await db.outboxMessage.findMany()).toMatchObject([
      { template: 'order-paid', recipient: learner.email, payload: { number: paid.number } },
    ]);
    expect(
      (await db.orderChange.findMany({ orderBy: [{ at: 'asc' }, { id: 'asc' }] })).map(
        ({ to }) => to,
      ),
    ).toEqual(['PENDING', 'PAID']);
  });

  it('A checkout commits the order and its reference before the request to the gateway', async () => {
    const { ctx, plan } = world;
    let committed = 0;
    const down = {
      name: 'sandbox',
      start: async ({ reference }: { reference: string }) => {
        committed = await db.payment.count({ where: { reference, order: { status: 'PENDING' } } });
        throw new GatewayUnavailable('down');
      },
    } as unknown as PaymentGateway;
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    const input = { checkoutKey: randomUUID(), expectedTotal: 2670 };
    await expect(
      checkoutThrough({ ctx, input: { checkout: input, gateway: down } }),
    ).rejects.toThrow('GATEWAY_UNAVAILABLE');
    expect(committed).toBe(1);
    const [order] = (await listOrders({ ctx, input: {} })).rows;
    expect(order).toMatchObject({ status: 'PENDING', total: 2670 });
    const { redirectUrl } = await payOrder({ ctx, input: { id: order!.id } });
    await payWithCard(db, redirectUrl);
    const { rows } = await listOrders({ ctx, input: {} });
    expect(rows.map(({ status }) => status)).toEqual(['PAID']);
  });

  it('A checkout by a visitor, with an empty cart, or with a total that is not the one shown is rejected', async () => {
    const { ctx, plan } = world;
    const submit = (expectedTotal: number, caller: Parameters<typeof checkout>[0]['ctx'] = ctx) =>
      checkout({ ctx: caller, input: { checkoutKey: randomUUID(), expectedTotal } });
    await expect(submit(0, visitorContext(db))).rejects.toThrow('LOGIN_USER_REQUIRED');
    await expect(submit(0)).rejects.toThrow('CART_EMPTY');
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    await db.product.update({ where: { id: plan.id }, data: { price: 2790 } });
    await expect(submit(2670)).rejects.toThrow('CART_CHANGED');
    await db.product.update({ where: { id: plan.id }, data: { onSale: false } });
    await expect(submit(2670)).rejects.toThrow('CART_EMPTY');
    expect(await db.order.count()).toBe(0);
    expect((await getCart({ ctx })).items).toHaveLength(1);
  });

  it('An order keeps its price when the catalogue changes afterwards', async () => {
    const { ctx, plan } = world;
    const { orderId, redirectUrl } = await placeTestOrder(ctx, { plan });
    await db.product.update({ where: { id: plan.id }, data: { price: 1, nameZh: '別的' } });
    await payWithCard(db, redirectUrl);
    expect(await getOrder({ ctx, input: { id: orderId } })).toMatchObject({
      total: 2670,
      lines: [{ name: '季方案', unitPrice: 2670 }],
    });
  });

  it('Items added to the cart during the payment stay in it', async () => {
    const { ctx, plan } = world;
    const { redirectUrl } = await placeTestOrder(ctx, { plan });
    await addItem({ ctx, input: { id: plan.id, qty: 2 } });
    const other = await createPlan(db);
    await addItem({ ctx, input: { id: other.id, qty: 1 } });
    await payWithCard(db, redirectUrl);
    const left = (await getCart({ ctx })).items.map(({ id, qty }) => [id, qty]);
    expect(left).toEqual([
      [plan.id, 2],
      [other.id, 1],
    ]);
  });
});

describe('Repeated checkouts', () => {
  it('Repeated and concurrent checkouts with the same key create one order', async () => {
    const { ctx, plan } = world;
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    const checkoutKey = randomUUID();
    const results = await Promise.all(
      [1, 2, 3, 4].map(() => checkout({ ctx, input: { checkoutKey, expectedTotal: 2670 } })),
    );
    expect(new Set(results.map(({ redirectUrl }) => redirectUrl)).size).toBe(1);
    expect([await db.order.count(), await db.payment.count()]).toEqual([1, 1]);
  });

  it('Checkouts in two tabs get one card page, and two payments there are one capture', async () => {
    const { ctx, plan, learner, clock } = world;
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    const tabs = await Promise.all([placeTestOrder(ctx, {}), placeTestOrder(ctx, {})]);
    expect(tabs[0]).toEqual(tabs[1]);
    const paid = await Promise.all(tabs.map((tab) => payWithCard(db, tab.redirectUrl)));
    expect(paid.map(({ outcome }) => outcome).sort()).toEqual(['captured', 'closed']);
    expect(await db.entitlement.count()).toBe(2);
    expect((await getMembershipHistory(db, learner.id, clock.now())).level).toBe('VIP');
  });

  it('A repeated checkout of a paid order leads to its confirmation', async () => {
    const { ctx, plan } = world;
    const checkoutKey = randomUUID();
    const { orderId, redirectUrl } = await placeTestOrder(ctx, { plan, checkoutKey });
    await payWithCard(db, redirectUrl);
    const again = await placeTestOrder(ctx, { checkoutKey, expectedTotal: 2670 });
    expect(again).toEqual({ orderId, redirectUrl: `/order-created/${orderId}` });
    expect(await payOrder({ ctx, input: { id: orderId } })).toEqual(again);
  });

  it('A repeated checkout in the second of two tabs gets the same order, before and after the first tab has paid', async () => {
    const { ctx, plan } = world;
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    const inputs = [1, 2].map(() => ({ checkoutKey: randomUUID(), expectedTotal: 2670 }));
    const submit = (input: (typeof inputs)[number]) => checkout({ ctx, input });
    const [first, second] = await Promise.all(inputs.map(submit));
    expect(first).toEqual(second);
    expect(await Promise.all(inputs.map(submit))).toEqual([first, first]);
    await payWithCard(db, first!.redirectUrl);
    const { orderId } = first!;
    const confirmed = { orderId, redirectUrl: `/order-created/${orderId}` };
    expect(await Promise.all(inputs.map(submit))).toEqual([confirmed, confirmed]);
    await expect(submit({ ...inputs[1]!, expectedTotal: 1 })).rejects.toThrow();
    expect(await db.order.count()).toBe(1);

    const next = await placeTestOrder(ctx, { plan });
    expect(next.orderId).not.toBe(orderId);
    expect(next.redirectUrl).toContain('/sandbox-bank/');
    expect(await db.order.count({ where: { status: 'PENDING' } })).toBe(1);
  });

  it('A checkout in the second of two tabs creates its own order after the first tab’s was cancelled', async () => {
    const { ctx, plan } = world;
    const first = await placeTestOrder(ctx, { plan });
    const second = { checkoutKey: randomUUID(), expectedTotal: 2670 };
    expect(await checkout({ ctx, input: second })).toEqual(first);
    await cancelOrder({ ctx, input: { id: first.orderId } });
    const repeated = await Promise.all([1, 2].map(() => checkout({ ctx, input: second })));
    expect(repeated[0]).toEqual(repeated[1]);
    expect(repeated[0]!.orderId).not.toBe(first.orderId);
    const byOther = checkout({ ctx: await createSecondBuyer(db, world), input: second });
    await expect(byOther).rejects.toThrow('ORDER_NOT_FOUND');
  });

  it('A second tab’s checkout key does not open its order to another buyer', async () => {
    const { ctx, plan } = world;
    await placeTestOrder(ctx, { plan });
    const second = { checkoutKey: randomUUID(), expectedTotal: 2670 };
    await checkout({ ctx, input: second });
    const thief = await createSecondBuyer(db, world);
    const stolen = placeTestOrder(thief, { plan, ...second });
    await expect(stolen).rejects.toThrow('ORDER_NOT_FOUND');
  });

  it('Concurrent checkouts of two buyers with one key create one order, and the other gets ORDER_NOT_FOUND', async () => {
    const { ctx, plan } = world;
    const stranger = await createSecondBuyer(db, world);
    const checkoutKey = randomUUID();
    const results = await Promise.allSettled(
      [ctx, stranger].map((buyer) => placeTestOrder(buyer, { plan, checkoutKey })),
    );
    const errors = results.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []));
    expect(errors).toEqual(['ORDER_NOT_FOUND']);
    expect(await db.order.count()).toBe(1);
  });

  it('A checkout with the key of another buyer does not open their order', async () => {
    const checkoutKey = randomUUID();
    await placeTestOrder(world.ctx, { plan: world.plan, checkoutKey });
    const thief = await createSecondBuyer(db, world);
    await expect(placeTestOrder(thief, { plan: world.plan, checkoutKey })).rejects.toThrow(
      'ORDER_NOT_FOUND',
    );
  });
});

describe('An order of another buyer', () => {
  it('An order of another buyer is not found, neither to see nor to pay', async () => {
    const { orderId } = await placeTestOrder(world.ctx, { plan: world.plan });
    const thief = await createSecondBuyer(db, world);
    const verb = { ctx: thief, input: { id: orderId } };
    await expect(getOrder(verb)).rejects.toThrow('ORDER_NOT_FOUND');
    await expect(payOrder(verb)).rejects.toThrow('ORDER_NOT_FOUND');
    expect((await listOrders({ ctx: thief, input: {} })).rows).toEqual([]);
  });
});
