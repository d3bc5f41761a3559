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
import { getOrder, listOrders } from '../order/queries';
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
/** Orders what is in the cart, a plan if there is nothing, at what the coupon makes of it. */
async function buy(ctx: TestContext, code = coupon) {
  const { plan } = world;
  if ((await getCart({ ctx })).totalQty === 0)
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
  const { total } = await quote(ctx, code);
  return placeTestOrder(ctx, { coupon: code, expectedTotal: total });
}
const getStatus = async (id: string) =>
  (await db.order.findUniqueOrThrow({ where: { id } })).status;
const countCurrentUses = () => db.couponUse.count({ where: { releasedAt: null } });

describe('a coupon at checkout', () => {
  it('takes its part off what is paid, however it was typed, and is told before', async () => {
    const { ctx, plan } = world;
    await createCoupon(db, { code: coupon, kind: 'PERCENT', value: 15 });
    await addItem({ ctx, input: { id: plan.id, qty: 2 } });
    const told = await quote(ctx, ' ｎｅｗ year ');
    expect(told).toMatchObject({ code: coupon, refusal: null, discount: 801, total: 4539 });
    expect(told.lines).toEqual([{ productId: plan.id, subtotal: 5340, discount: 801 }]);
    const { orderId, redirectUrl } = await placeTestOrder(ctx, {
      coupon: 'new year',
      expectedTotal: told.total,
    });
    await payWithCard(db, redirectUrl);
    const paid = await getOrder({ ctx, input: { id: orderId } });
    expect(paid).toMatchObject({ status: 'PAID', total: 4539, discount: 801, coupon });
    expect((await db.payment.findFirstOrThrow()).amount).toBe(4539);
    const [mail] = await db.outboxMessage.findMany({ where: { template: 'order-paid' } });
    expect(mail?.payload).toMatchObject({ total: 4539, discount: 801 });
  });

  it('shares a discount out over the lines to the dollar', async () => {
    const { ctx, plan } = world;
    const other = await createPlan(db, { price: 999 });
    await createCoupon(db, { code: coupon, value: 100 });
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    await addItem({ ctx, input: { id: other.id, qty: 1 } });
    const { orderId } = await buy(ctx);
    const lines = await db.orderLine.findMany({ where: { orderId }, orderBy: { subtotal: 'asc' } });
    expect(lines.map(({ discount }) => discount)).toEqual([27, 73]);
  });

  it('is refused to visitors, in an empty cart, and when there is none of the code', async () => {
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
  ])('with %o is refused as %s, and takes nothing off', async (over, refusal) => {
    const { ctx, plan } = world;
    await createCoupon(db, { code: coupon, ...over });
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    expect(await quote(ctx)).toMatchObject({ refusal, discount: 0, total: 2670 });
    await expect(placeTestOrder(ctx, { coupon, expectedTotal: 2370 })).rejects.toThrow(refusal);
    await expect(placeTestOrder(ctx, { coupon, expectedTotal: 2670 })).rejects.toThrow(
      'CART_CHANGED',
    );
    expect([await db.order.count(), await countCurrentUses()]).toEqual([0, 0]);
  });

  it('keeps somebody who tries codes out, but nobody who has one', async () => {
    const { ctx } = world;
    await createCoupon(db, { code: coupon });
    await addItem({ ctx, input: { id: world.plan.id, qty: 1 } });
    for (let n = 0; n < 12; n++) await quote(ctx);
    for (let n = 0; n < 10; n++)
      await expect(quote(ctx, `TRY${n}`)).rejects.toThrow('COUPON_NOT_FOUND');
    await expect(quote(ctx)).rejects.toThrow('TOO_MANY_REQUESTS');
    const press = placeTestOrder(ctx, { coupon, expectedTotal: 2370 });
    await expect(press).rejects.toThrow('TOO_MANY_REQUESTS');
  });
});

describe('many at once', () => {
  it('twenty accounts on a coupon with five uses are five orders', async () => {
    await createCoupon(db, { code: coupon, maxUses: 5 });
    const buyers = await Promise.all(
      Array.from({ length: 20 }, () => createSecondBuyer(db, world)),
    );
    const pressed = await Promise.allSettled(
      buyers.map((ctx) => placeTestOrder(ctx, { plan: world.plan, coupon, expectedTotal: 2370 })),
    );
    const refusals = pressed.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []));
    expect(refusals).toEqual(Array.from({ length: 15 }, () => 'COUPON_EXHAUSTED'));
    expect([await db.order.count(), await countCurrentUses()]).toEqual([5, 5]);
  });

  it('ten presses of one account with keys of their own are one order and one use', async () => {
    const { ctx, plan } = world;
    await createCoupon(db, { code: coupon });
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    const pressed = await Promise.all(
      Array.from({ length: 10 }, () => placeTestOrder(ctx, { coupon, expectedTotal: 2370 })),
    );
    expect(new Set(pressed.map(({ redirectUrl }) => redirectUrl)).size).toBe(1);
    expect([await db.order.count(), await countCurrentUses()]).toEqual([1, 1]);
  });

  it('a changed cart in two tabs moves the coupon to one new order', async () => {
    const { ctx, plan } = world;
    await createCoupon(db, { code: coupon });
    const first = await buy(ctx);
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    const tabs = await Promise.all([1, 2].map(() => buy(ctx)));
    expect(tabs[0]).toEqual(tabs[1]);
    expect(await getStatus(first.orderId)).toBe('CANCELLED');
    expect([await db.order.count(), await countCurrentUses()]).toEqual([2, 1]);
  });

  it('a payment that is settled while its buyer presses again is not held up', async () => {
    const { ctx, plan, system } = world;
    await createCoupon(db, { code: coupon });
    const { orderId } = await placeTestOrder(ctx, { plan });
    const event = await captureEvent(db, orderId);
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    const both = await Promise.allSettled([
      settlePayment({ ctx: system, input: event }),
      placeTestOrder(ctx, { coupon, expectedTotal: 5040 }),
    ]);
    const refusals = both.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []));
    expect(['', 'CART_CHANGED']).toContain(refusals.join());
    expect(await getStatus(orderId)).toBe('PAID');
  });
});

describe('once per account', () => {
  it('the same cart with another coupon, or with none, is another order', async () => {
    const { ctx } = world;
    await createCoupon(db, { code: coupon });
    await createCoupon(db, { code: 'SPRING' });
    const ids = [
      await buy(ctx),
      await buy(ctx, 'SPRING'),
      await placeTestOrder(ctx, {}),
      await buy(ctx),
    ];
    expect(new Set(ids.map(({ orderId }) => orderId)).size).toBe(3);
    expect(ids[3]).toEqual(ids[0]);
  });

  it('an unpaid order that holds it is told, and cancelled for the new one', async () => {
    const { ctx, plan } = world;
    await createCoupon(db, { code: coupon });
    const first = await buy(ctx);
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    const { number } = await getOrder({ ctx, input: { id: first.orderId } });
    expect(await quote(ctx)).toMatchObject({ refusal: null, replaces: number });
    await buy(ctx);
    expect((await listOrders({ ctx })).map(({ status, total }) => [status, total])).toEqual([
      ['PENDING', 5040],
      ['CANCELLED', 2370],
    ]);
  });

  it('an order that was paid meanwhile keeps it', async () => {
    const { ctx, plan } = world;
    await createCoupon(db, { code: coupon });
    const first = await buy(ctx);
    // The bank has the money; its callback is lost.
    await payWithCard(db, first.redirectUrl, 'good', { notify: false });
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    await expect(buy(ctx)).rejects.toThrow(/CART_CHANGED|COUPON_ALREADY_USED/);
    expect(await getStatus(first.orderId)).toBe('PAID');
    expect((await quote(ctx)).refusal).toBe('COUPON_ALREADY_USED');
    expect(await db.order.count()).toBe(1);
  });

  it('is given back when the order is cancelled or expires', async () => {
    const { ctx, system, clock } = world;
    await createCoupon(db, { code: coupon, maxUses: 1 });
    const first = await buy(ctx);
    const other = await createSecondBuyer(db, world);
    await expect(buy(other)).rejects.toThrow();
    await cancelOrder({ ctx, input: { id: first.orderId } });
    const second = await buy(other);
    clock.advance({ days: 2 });
    await expireOrders({ ctx: system });
    expect(await getStatus(second.orderId)).toBe('EXPIRED');
    expect(await countCurrentUses()).toBe(0);
    await buy(ctx);
    expect(await countCurrentUses()).toBe(1);
  });
});

describe('money that comes after the order had ended', () => {
  async function paidLate(first: string) {
    const event = await captureEvent(db, first);
    expect(await settlePayment({ ctx: world.system, input: event })).toBe('PAID');
  }
  const notes = () => db.orderChange.findMany({ where: { actor: 'system:coupon' } });

  it('takes the coupon again', async () => {
    const { ctx } = world;
    await createCoupon(db, { code: coupon });
    const { orderId } = await buy(ctx);
    await cancelOrder({ ctx, input: { id: orderId } });
    await paidLate(orderId);
    expect((await getOrder({ ctx, input: { id: orderId } })).total).toBe(2370);
    await addItem({ ctx, input: { id: world.plan.id, qty: 1 } });
    expect((await quote(ctx)).refusal).toBe('COUPON_ALREADY_USED');
    expect(await notes()).toEqual([]);
  });

  it('pays the price of the order also when the coupon went elsewhere, and the history says so', async () => {
    const { ctx, plan } = world;
    await createCoupon(db, { code: coupon, maxUses: 1 });
    const first = await buy(ctx);
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    const second = await buy(ctx);
    await paidLate(first.orderId);
    expect(await getStatus(second.orderId)).toBe('PENDING');
    expect(await countCurrentUses()).toBe(2);
    expect((await notes()).map(({ orderId }) => orderId)).toEqual([first.orderId]);
  });
});

describe('a refund of an order with a coupon', () => {
  it('gives back what was paid, and the coupon stays used', async () => {
    const { ctx, system } = world;
    await createCoupon(db, { code: coupon });
    const { orderId, redirectUrl } = await buy(ctx);
    await payWithCard(db, redirectUrl);
    const standing = await getRefundOverview({ ctx, input: { id: orderId } });
    expect(standing.quote?.lines).toMatchObject([{ paid: 2370, amount: 2370 }]);
    await requestRefund({ ctx, input: { id: orderId, expectedAmount: 2370 } });
    await approveRefund({ ctx: system, input: { id: orderId } });
    await executeRefunds({ ctx: system });
    expect(await getStatus(orderId)).toBe('REFUNDED');
    expect((await db.sandboxCharge.findFirstOrThrow()).refunded).toBe(2370);
    await addItem({ ctx, input: { id: world.plan.id, qty: 1 } });
    expect((await quote(ctx)).refusal).toBe('COUPON_ALREADY_USED');
  });
});

describe('an order that comes to nothing', () => {
  beforeEach(() => createCoupon(db, { code: coupon, kind: 'PERCENT', value: 100 }));

  it('is paid with the checkout, without a payment: time, mail and an empty cart', async () => {
    const { ctx, plan } = world;
    const { orderId, redirectUrl } = await buy(ctx);
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

  it('dying at any statement leaves nothing of it, and pressed again it is one', async () => {
    const { ctx, learner, plan } = world;
    await fillCart(db, learner.id, plan);
    const press = { coupon, expectedTotal: 0, checkoutKey: crypto.randomUUID() };
    const left = () => Promise.all([db.order.count(), db.entitlement.count(), countCurrentUses()]);
    let step = 0;
    for (let died = true; died; ) {
      step += 1;
      const dying = failAtStatement(db, step);
      await placeOrder({
        ctx: { ...ctx, db: dying.db },
        input: { userId: learner.id, checkout: press },
      }).catch(() => {});
      died = dying.hasFailed();
      expect(await left()).toEqual(died ? [0, 0, 0] : [1, 2, 1]);
    }
    expect(step).toBeGreaterThan(15);
    await placeOrder({ ctx, input: { userId: learner.id, checkout: press } });
    expect([...(await left()), await db.payment.count()]).toEqual([1, 2, 1, 0]);
  });

  it('has nothing to give back', async () => {
    const { ctx } = world;
    const { orderId } = await buy(ctx);
    const input = { id: orderId, expectedAmount: 0 };
    await expect(requestRefund({ ctx, input })).rejects.toThrow('REFUND_NOT_POSSIBLE');
  });

  it('pressed in several tabs is one order, to which all of them lead', async () => {
    const { ctx, plan } = world;
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    const press = { coupon, expectedTotal: 0 };
    const tabs = await Promise.all([1, 2, 3].map(() => placeTestOrder(ctx, press)));
    expect(new Set(tabs.map(({ redirectUrl }) => redirectUrl)).size).toBe(1);
    expect([await db.order.count(), await db.entitlement.count()]).toEqual([1, 2]);
  });

  it('is not what an empty cart leads to with another coupon, for somebody else, or days later', async () => {
    const { ctx, learner } = world;
    await buy(ctx);
    await createCoupon(db, { code: 'ANOTHER', kind: 'PERCENT', value: 100 });
    const empty = { code: 'CART_EMPTY' };
    const press = { coupon, expectedTotal: 0 };
    await expect(placeTestOrder(ctx, { ...press, coupon: 'ANOTHER' })).rejects.toMatchObject(empty);
    await expect(placeTestOrder(ctx, { expectedTotal: 0 })).rejects.toMatchObject(empty);
    await expect(placeTestOrder(ctx, { ...press, expectedTotal: 2670 })).rejects.toMatchObject(
      empty,
    );
    const other = await createSecondBuyer(db, world);
    await expect(placeTestOrder(other, press)).rejects.toMatchObject(empty);
    await db.order.updateMany({
      where: { userId: learner.id },
      data: { createdAt: new Date(ctx.now().getTime() - 2 * ORDER_LIFETIME_MS) },
    });
    await expect(placeTestOrder(ctx, press)).rejects.toMatchObject(empty);
  });
});
