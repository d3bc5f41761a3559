import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getCart } from '~/server/services/cart/queries';
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
import { cancelOrder } from './cancel-order';
import { expireOrders } from './expire-orders';
import { payOrder } from './pay-order';
import { settlePayment } from './settle-payment';

const db = await testDatabase();
let world: ShopFixture;

beforeEach(async () => {
  await resetDatabase(db);
  world = await createShop(db);
});
afterEach(() => world.shop.close());

describe('Closing a pending order', () => {
  it('A buyer’s cancellation closes the card page, and the order can no longer be paid', async () => {
    const { ctx, plan } = world;
    const { orderId, redirectUrl } = await placeTestOrder(ctx, { plan });
    const cancelled = await cancelOrder({ ctx, input: { id: orderId } });
    expect(cancelled.status).toBe('CANCELLED');
    expect(await cancelOrder({ ctx, input: { id: orderId } })).toEqual(cancelled);
    await expect(payOrder({ ctx, input: { id: orderId } })).rejects.toThrow('ORDER_NOT_PAYABLE');
    expect((await payWithCard(db, redirectUrl)).outcome).toBe('closed');
    expect(await readBuyerState(db, orderId)).toEqual(['CANCELLED', 0, 0]);
    expect((await getCart({ ctx })).totalQty).toBe(1);
  });

  it('A cancellation by another buyer, or of a paid order, is rejected', async () => {
    const { ctx, plan } = world;
    const { orderId, redirectUrl } = await placeTestOrder(ctx, { plan });
    const thief = await createSecondBuyer(db, world);
    await expect(cancelOrder({ ctx: thief, input: { id: orderId } })).rejects.toThrow(
      'ORDER_NOT_FOUND',
    );
    await payWithCard(db, redirectUrl, 'good', { notify: false });
    await expect(cancelOrder({ ctx, input: { id: orderId } })).rejects.toThrow('ORDER_NOT_PAYABLE');
    expect(await readBuyerState(db, orderId)).toEqual(['PAID', 2, 1]);
  });

  it('An unpaid order expires once after a day, with several workers', async () => {
    const { ctx, plan, clock, system } = world;
    const { orderId } = await placeTestOrder(ctx, { plan });
    clock.advance({ hours: 23, minutes: 59 });
    expect(await expireOrders({ ctx: system })).toBe(0);
    clock.advance({ minutes: 1 });
    expect((await getOrder({ ctx, input: { id: orderId } })).status).toBe('EXPIRED');
    await expect(payOrder({ ctx, input: { id: orderId } })).rejects.toThrow('ORDER_NOT_PAYABLE');
    const runs = await Promise.all([1, 2, 3].map(() => expireOrders({ ctx: system })));
    expect(runs.reduce((sum, count) => sum + count)).toBe(1);
    expect(await readBuyerState(db, orderId)).toEqual(['EXPIRED', 0, 0]);
    expect(await db.orderChange.count({ where: { to: 'EXPIRED' } })).toBe(1);
  });

  it('A capture reported after the expiry still fulfils the order', async () => {
    const { ctx, plan, clock, system } = world;
    const { orderId } = await placeTestOrder(ctx, { plan });
    const event = await captureEvent(db, orderId);
    clock.advance({ days: 2 });
    await expireOrders({ ctx: system });
    expect(await settlePayment({ ctx: system, input: event })).toBe('PAID');
    expect(await readBuyerState(db, orderId)).toEqual(['PAID', 2, 1]);
    const change = await db.orderChange.findFirst({ where: { to: 'PAID' } });
    expect(change?.reason).toBe('captured after EXPIRED');
  });

  it('An order that was paid in time is settled at its expiry, because the gateway is polled first', async () => {
    const { ctx, plan, clock, system } = world;
    const { orderId, redirectUrl } = await placeTestOrder(ctx, { plan });
    await payWithCard(db, redirectUrl, 'good', { notify: false });
    clock.advance({ days: 2 });
    expect(await expireOrders({ ctx: system })).toBe(0);
    expect(await readBuyerState(db, orderId)).toEqual(['PAID', 2, 1]);
  });
});
