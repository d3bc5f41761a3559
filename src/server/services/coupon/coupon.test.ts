import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ORDER_LIFETIME_MS } from '~/domain/order';
import type { TestContext } from '~/test/context';
import { visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { failAtStatement } from '~/test/failing-database';
import {
  captureEvent,
  createSecondBuyer,
  createShop,
  payWithCard,
  placeTestOrder,
  type ShopFixture,
} from '~/test/order-fixture';
import { fillCart } from '~/test/pending-order';
import { createCoupon } from '~prisma/factories/coupon';
import { createPlan } from '~prisma/factories/plan';
import { addItem } from '../cart/add-item';
import { getCart } from '../cart/queries';
import { placeOrder } from '../checkout/place-order';
import { quoteCoupon } from '../checkout/quote-coupon';
import { listOrders } from '../order/list-orders';
import { getOrder } from '../order/queries';
import { cancelOrder } from '../payment/cancel-order';
import { executeRefunds } from '../payment/execute-refunds';
import { expireOrders } from '../payment/expire-orders';
import { settlePayment } from '../payment/settle-payment';
import { approveRefund } from '../refund/decide-refund';
import { getRefundOverview } from '../refund/refund-overview';
import { requestRefund } from '../refund/request-refund';

const db = await testDatabase();
let world: ShopFixture;

beforeEach(async () => {
  await resetDatabase(db);
  world = await createShop(db);
});
afterEach(() => world.shop.close());

const coupon = 'NEWYEAR';
const quote = (ctx: TestContext, code = coupon) => quoteCoupon({ ctx, input: { coupon: code } });
/** Orders the cart, with a plan if it is empty, at its total with the coupon. */
async function orderWithCoupon(ctx: TestContext, code = coupon) {
  const { plan } = world;
  if ((await getCart({ ctx })).totalQty === 0)
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
  const { total } = await quote(ctx, code);
  return placeTestOrder(ctx, { coupon: code, expectedTotal: total });
}
const getStatus = async (id: string) =>
  (await db.order.findUniqueOrThrow({ where: { id } })).status;
const countCurrentUses = () => db.couponUse.count({ where: { releasedAt: null } });

describe('A coupon at checkout', () => {
  it('A coupon reduces the paid total as quoted, however its code was typed', async () => {
    const { ctx, plan } = world;
    await createCoupon(db, { code: coupon, kind: 'PERCENT', value: 15 });
    await addItem({ ctx, input: { id: plan.id, qty: 2 } });
    const quoted = await quote(ctx, ' ｎｅｗ year ');
    expect(quoted).toMatchObject({ code: coupon, refusal: null, discount: 801, total: 4539 });
    expect(quoted.lines).toEqual([{ productId: plan.id, subtotal: 5340, discount: 801 }]);
    const { orderId, redirectUrl } = await placeTestOrder(ctx, {
      coupon: 'new year',
      expectedTotal: quoted.total,
    });
    await payWithCard(db, redirectUrl);
    const paid = await getOrder({ ctx, input: { id: orderId } });
    expect(paid).toMatchObject({ status: 'PAID', total: 4539, discount: 801, coupon });
    expect((await db.payment.findFirstOrThrow()).amount).toBe(4539);
    const [mail] = await db.outboxMessage.findMany({ where: { template: 'order-paid' } });
    expect(mail?.payload).toMatchObject({ total: 4539, discount: 801 });
  });

  it('A discount is allocated over the lines to the dollar', async () => {
    const { ctx, plan } = world;
    const other = await createPlan(db, { price: 999 });
    await createCoupon(db, { code: coupon, value: 100 });
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    await addItem({ ctx, input: { id: other.id, qty: 1 } });
    const { orderId } = await orderWithCoupon(ctx);
    const lines = await db.orderLine.findMany({ where: { orderId }, orderBy: { subtotal: 'asc' } });
    expect(lines.map(({ discount }) => discount)).toEqual([27, 73]);
  });

  it('A coupon of a visitor, in an empty cart, or with an unknown code is rejected', async () => {
    const { ctx, plan } = world;
    await expect(quote(visitorContext(db))).rejects.toThrow('LOGIN_USER_REQUIRED');
    await expect(quote(ctx)).rejects.toThrow('COUPON_NOT_FOUND');
    await createCoupon(db, { code: coupon });
    await expect(quote(ctx)).rejects.toThrow('CART_EMPTY');
    await expect(
      placeTestOrder(ctx, { plan, coupon: 'NEWYEAH', expectedTotal: 2370 }),
    ).rejects.toThrow('COUPON_NOT_FOUND');
    expect(await db.order.count()).toBe(0);
  });

  it.each([
    [{ validFrom: new Date('2100-01-01') }, 'COUPON_NOT_VALID_YET'],
    [{ validUntil: new Date('2026-02-01') }, 'COUPON_EXPIRED'],
    [{ withdrawnAt: new Date('2026-02-01') }, 'COUPON_EXPIRED'],
    [{ minTotal: 2671 }, 'COUPON_TOTAL_TOO_SMALL'],
  ])('A coupon with %o is rejected as %s and gives no discount', async (over, reason) => {
    const { ctx, plan } = world;
    await createCoupon(db, { code: coupon, ...over });
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    expect(await quote(ctx)).toMatchObject({ refusal: reason, discount: 0, total: 2670 });
    await expect(placeTestOrder(ctx, { coupon, expectedTotal: 2370 })).rejects.toThrow(reason);
    await expect(placeTestOrder(ctx, { coupon, expectedTotal: 2670 })).rejects.toThrow(
      'CART_CHANGED',
    );
    expect([await db.order.count(), await countCurrentUses()]).toEqual([0, 0]);
  });

  it('Guessing coupon codes is rate-limited, using a valid one is not', async () => {
    const { ctx } = world;
    await createCoupon(db, { code: coupon });
    await addItem({ ctx, input: { id: world.plan.id, qty: 1 } });
    for (let run = 0; run < 12; run++) await quote(ctx);
    for (let guess = 0; guess < 10; guess++)
      await expect(quote(ctx, `TRY${guess}`)).rejects.toThrow('COUPON_NOT_FOUND');
    await expect(quote(ctx)).rejects.toThrow('TOO_MANY_REQUESTS');
    const order = placeTestOrder(ctx, { coupon, expectedTotal: 2370 });
    await expect(order).rejects.toThrow('TOO_MANY_REQUESTS');
  });
});

describe('Concurrent uses of a coupon', () => {
  it('Twenty accounts with a coupon of five uses create five orders', async () => {
    await createCoupon(db, { code: coupon, maxUses: 5 });
    const buyers = await Promise.all(
      Array.from({ length: 20 }, () => createSecondBuyer(db, world)),
    );
    const results = await Promise.allSettled(
      buyers.map((ctx) => placeTestOrder(ctx, { plan: world.plan, coupon, expectedTotal: 2370 })),
    );
    const errors = results.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []));
    expect(errors).toEqual(Array.from({ length: 15 }, () => 'COUPON_EXHAUSTED'));
    expect([await db.order.count(), await countCurrentUses()]).toEqual([5, 5]);
  });

  it('Ten checkouts of one account with different keys create one order and one use', async () => {
    const { ctx, plan } = world;
    await createCoupon(db, { code: coupon });
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    const orders = await Promise.all(
      Array.from({ length: 10 }, () => placeTestOrder(ctx, { coupon, expectedTotal: 2370 })),
    );
    expect(new Set(orders.map(({ redirectUrl }) => redirectUrl)).size).toBe(1);
    expect([await db.order.count(), await countCurrentUses()]).toEqual([1, 1]);
  });

  it('A changed cart in two tabs moves the coupon to one new order', async () => {
    const { ctx, plan } = world;
    await createCoupon(db, { code: coupon });
    const first = await orderWithCoupon(ctx);
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    const tabs = await Promise.all([1, 2].map(() => orderWithCoupon(ctx)));
    expect(tabs[0]).toEqual(tabs[1]);
    expect(await getStatus(first.orderId)).toBe('CANCELLED');
    expect([await db.order.count(), await countCurrentUses()]).toEqual([2, 1]);
  });

  it('A payment is settled while its buyer checks out again, without a deadlock', async () => {
    const { ctx, plan, system } = world;
    await createCoupon(db, { code: coupon });
    const { orderId } = await placeTestOrder(ctx, { plan });
    const event = await captureEvent(db, orderId);
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    const results = await Promise.allSettled([
      settlePayment({ ctx: system, input: event }),
      placeTestOrder(ctx, { coupon, expectedTotal: 5040 }),
    ]);
    const errors = results.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []));
    expect(['', 'CART_CHANGED']).toContain(errors.join());
    expect(await getStatus(orderId)).toBe('PAID');
  });
});

describe('A coupon once per account', () => {
  it('The same cart with another coupon, or with none, is another order', async () => {
    const { ctx } = world;
    await createCoupon(db, { code: coupon });
    await createCoupon(db, { code: 'SPRING' });
    const ids = [
      await orderWithCoupon(ctx),
      await orderWithCoupon(ctx, 'SPRING'),
      await placeTestOrder(ctx, {}),
      await orderWithCoupon(ctx),
    ];
    expect(new Set(ids.map(({ orderId }) => orderId)).size).toBe(3);
    expect(ids[3]).toEqual(ids[0]);
  });

  it('An unpaid order that holds the coupon is named in the quote, and cancelled for the new one', async () => {
    const { ctx, plan } = world;
    await createCoupon(db, { code: coupon });
    const first = await orderWithCoupon(ctx);
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    const { number } = await getOrder({ ctx, input: { id: first.orderId } });
    expect(await quote(ctx)).toMatchObject({ refusal: null, replaces: number });
    await orderWithCoupon(ctx);
    const { rows } = await listOrders({ ctx, input: {} });
    expect(rows.map(({ status, total }) => [status, total])).toEqual([
      ['PENDING', 5040],
      ['CANCELLED', 2370],
    ]);
  });

  it('An order that was paid meanwhile keeps its coupon', async () => {
    const { ctx, plan } = world;
    await createCoupon(db, { code: coupon });
    const first = await orderWithCoupon(ctx);
    // The bank has captured the payment; its webhook is lost.
    await payWithCard(db, first.redirectUrl, 'good', { notify: false });
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    await expect(orderWithCoupon(ctx)).rejects.toThrow(/CART_CHANGED|COUPON_ALREADY_USED/);
    expect(await getStatus(first.orderId)).toBe('PAID');
    expect((await quote(ctx)).refusal).toBe('COUPON_ALREADY_USED');
    expect(await db.order.count()).toBe(1);
  });

  it('A coupon is released when its order is cancelled or expires', async () => {
    const { ctx, system, clock } = world;
    await createCoupon(db, { code: coupon, maxUses: 1 });
    const first = await orderWithCoupon(ctx);
    const other = await createSecondBuyer(db, world);
    await expect(orderWithCoupon(other)).rejects.toThrow();
    await cancelOrder({ ctx, input: { id: first.orderId } });
    const second = await orderWithCoupon(other);
    clock.advance({ days: 2 });
    await expireOrders({ ctx: system });
    expect(await getStatus(second.orderId)).toBe('EXPIRED');
    expect(await countCurrentUses()).toBe(0);
    await orderWithCoupon(ctx);
    expect(await countCurrentUses()).toBe(1);
  });
});

describe('A late capture of an order with a coupon', () => {
  async function captureLate(orderId: string) {
    const event = await captureEvent(db, orderId);
    expect(await settlePayment({ ctx: world.system, input: event })).toBe('PAID');
  }
  const listCouponChanges = () => db.orderChange.findMany({ where: { actor: 'system:coupon' } });

  it('A late capture redeems the coupon again', async () => {
    const { ctx } = world;
    await createCoupon(db, { code: coupon });
    const { orderId } = await orderWithCoupon(ctx);
    await cancelOrder({ ctx, input: { id: orderId } });
    await captureLate(orderId);
    expect((await getOrder({ ctx, input: { id: orderId } })).total).toBe(2370);
    await addItem({ ctx, input: { id: world.plan.id, qty: 1 } });
    expect((await quote(ctx)).refusal).toBe('COUPON_ALREADY_USED');
    expect(await listCouponChanges()).toEqual([]);
  });

  it('A late capture pays the order’s price even if its coupon was used elsewhere, and the history records it', async () => {
    const { ctx, plan } = world;
    await createCoupon(db, { code: coupon, maxUses: 1 });
    const first = await orderWithCoupon(ctx);
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    const second = await orderWithCoupon(ctx);
    await captureLate(first.orderId);
    expect(await getStatus(second.orderId)).toBe('PENDING');
    expect(await countCurrentUses()).toBe(2);
    expect((await listCouponChanges()).map(({ orderId }) => orderId)).toEqual([first.orderId]);
  });
});

describe('A refund of an order with a coupon', () => {
  it('A refund of an order with a coupon returns the paid amount, and the coupon stays used', async () => {
    const { ctx, system } = world;
    await createCoupon(db, { code: coupon });
    const { orderId, redirectUrl } = await orderWithCoupon(ctx);
    await payWithCard(db, redirectUrl);
    const overview = await getRefundOverview({ ctx, input: { id: orderId } });
    expect(overview.quote?.lines).toMatchObject([{ paid: 2370, amount: 2370 }]);
    await requestRefund({ ctx, input: { id: orderId, expectedAmount: 2370 } });
    await approveRefund({ ctx: system, input: { id: orderId } });
    await executeRefunds({ ctx: system });
    expect(await getStatus(orderId)).toBe('REFUNDED');
    expect((await db.sandboxCharge.findFirstOrThrow()).refunded).toBe(2370);
    await addItem({ ctx, input: { id: world.plan.id, qty: 1 } });
    expect((await quote(ctx)).refusal).toBe('COUPON_ALREADY_USED');
  });
});

describe('An order with a total of zero', () => {
  beforeEach(() => createCoupon(db, { code: coupon, kind: 'PERCENT', value: 100 }));

  it('An order with a total of zero is paid at checkout, without a payment: time, mail and an empty cart', async () => {
    const { ctx, plan } = world;
    const { orderId, redirectUrl } = await orderWithCoupon(ctx);
    expect(redirectUrl).toBe(`/order-created/${orderId}`);
    const paid = await getOrder({ ctx, input: { id: orderId } });
    expect(paid).toMatchObject({ status: 'PAID', total: 0, discount: 2670, payment: null });
    expect(paid.memberUntil).not.toBeNull();
    expect([await db.payment.count(), await db.entitlement.count()]).toEqual([0, 2]);
    expect((await getCart({ ctx })).items).toEqual([]);
    expect(await db.outboxMessage.count({ where: { template: 'order-paid' } })).toBe(1);
    const changes = await db.orderChange.findMany({ orderBy: { id: 'asc' } });
    expect(changes.map(({ to, actor }) => [to, actor])).toEqual([
      ['PENDING', `user:${world.learner.id}`],
      ['PAID', `coupon:${coupon}`],
    ]);
    expect(plan.price).toBe(2670);
  });

  it('A zero-total checkout that dies at any statement leaves no rows, and a retry creates one order', {
    tags: ['extended'],
  }, async () => {
    const { ctx, learner, plan } = world;
    await fillCart(db, learner.id, plan);
    const input = { coupon, expectedTotal: 0, checkoutKey: crypto.randomUUID() };
    const countRows = () =>
      Promise.all([db.order.count(), db.entitlement.count(), countCurrentUses()]);
    let step = 0;
    for (let failed = true; failed; ) {
      step += 1;
      const failing = failAtStatement(db, step);
      await placeOrder({
        ctx: { ...ctx, db: failing.db },
        input: { userId: learner.id, checkout: input },
      }).catch(() => {});
      failed = failing.hasFailed();
      expect(await countRows()).toEqual(failed ? [0, 0, 0] : [1, 2, 1]);
    }
    expect(step).toBeGreaterThan(15);
    await placeOrder({ ctx, input: { userId: learner.id, checkout: input } });
    expect([...(await countRows()), await db.payment.count()]).toEqual([1, 2, 1, 0]);
  });

  it('An order with a total of zero cannot be refunded', async () => {
    const { ctx } = world;
    const { orderId } = await orderWithCoupon(ctx);
    const input = { id: orderId, expectedAmount: 0 };
    await expect(requestRefund({ ctx, input })).rejects.toThrow('REFUND_NOT_POSSIBLE');
  });

  it('A zero-total checkout in several tabs creates one order, and every tab is redirected to it', async () => {
    const { ctx, plan } = world;
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    const input = { coupon, expectedTotal: 0 };
    const tabs = await Promise.all([1, 2, 3].map(() => placeTestOrder(ctx, input)));
    expect(new Set(tabs.map(({ redirectUrl }) => redirectUrl)).size).toBe(1);
    expect([await db.order.count(), await db.entitlement.count()]).toEqual([1, 2]);
  });

  it('An empty cart does not lead to the zero-total order of another coupon, user or day', async () => {
    const { ctx, learner } = world;
    await orderWithCoupon(ctx);
    await createCoupon(db, { code: 'ANOTHER', kind: 'PERCENT', value: 100 });
    const empty = { code: 'CART_EMPTY' };
    const input = { coupon, expectedTotal: 0 };
    await expect(placeTestOrder(ctx, { ...input, coupon: 'ANOTHER' })).rejects.toMatchObject(empty);
    await expect(placeTestOrder(ctx, { expectedTotal: 0 })).rejects.toMatchObject(empty);
    await expect(placeTestOrder(ctx, { ...input, expectedTotal: 2670 })).rejects.toMatchObject(
      empty,
    );
    const other = await createSecondBuyer(db, world);
    await expect(placeTestOrder(other, input)).rejects.toMatchObject(empty);
    await db.order.updateMany({
      where: { userId: learner.id },
      data: { createdAt: new Date(ctx.now().getTime() - 2 * ORDER_LIFETIME_MS) },
    });
    await expect(placeTestOrder(ctx, input)).rejects.toMatchObject(empty);
  });
});
