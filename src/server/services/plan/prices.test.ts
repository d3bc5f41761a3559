import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setPriceSchema } from '~/schemas/operator-price';
import { confirmPrices } from '~/server/services/cart/confirm-prices';
import { getCart } from '~/server/services/cart/queries';
import { getOrder } from '~/server/services/order/queries';
import { settlePayment } from '~/server/services/payment/settle-payment';
import { listTagVersions } from '~/server/services/stale-tag/mark-stale';
import { userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { captureEvent, createShop, placeTestOrder, type ShopFixture } from '~/test/order-fixture';
import { createLearner } from '~prisma/factories/learner';
import { addItem } from '../cart/add-item';
import { applyDuePrices } from './apply-due-prices';
import { listPrices } from './list-prices';
import { setPrice } from './set-price';
import { withdrawPrice } from './withdraw-price';

const db = await testDatabase();
let world: ShopFixture;
beforeEach(async () => {
  await resetDatabase(db);
  world = await createShop(db);
  // In Taipei it is still the last day of November, an hour before midnight.
  world.clock.set('2026-11-30T15:00:00Z');
});
afterEach(() => world.shop.close());

const set = (startsOn: string, price: number, ctx = world.system) =>
  setPrice({ ctx, input: { planId: world.plan.id, price, startsOn, reason: 'case 9' } });
const apply = () => applyDuePrices({ ctx: world.system });
const readPrice = async () =>
  (await db.product.findUniqueOrThrow({ where: { id: world.plan.id } })).price;
const list = async () => (await listPrices({ ctx: world.system }))[0]?.prices ?? [];
const operator = async (role: 'ACCOUNTS' | 'SUPPORT' = 'ACCOUNTS') =>
  userContext(db, await createLearner(db, { role }), {
    clock: world.clock,
    passwordConfirmedAt: world.clock.now(),
  });

describe('A price from a day on', () => {
  it('It begins at midnight in Taipei, once, and the pages with prices are refreshed then', async () => {
    await set('2026-12-01', 2990);
    expect([await apply(), await readPrice()]).toEqual([0, 2670]);
    expect((await listTagVersions(db)).has('plans')).toBe(false);
    world.clock.set('2026-11-30T15:59:59Z');
    expect(await apply()).toBe(0);
    world.clock.set('2026-11-30T16:00:00Z');
    const applied = await Promise.all([1, 2, 3, 4, 5].map(apply));
    expect(applied.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await readPrice()).toBe(2990);
    expect((await listTagVersions(db)).get('plans')).toBe(Date.parse('2026-11-30T16:00:00Z'));
    expect(await list()).toMatchObject([{ state: 'STARTED', price: 2990, before: 2670 }]);
  });

  it('Prices of several days are taken over in their order after a worker was away', async () => {
    await set('2026-12-03', 3300);
    await set('2026-12-02', 2500);
    world.clock.set('2026-12-05T00:00:00Z');
    expect([await apply(), await readPrice()]).toEqual([2, 3300]);
    expect(await list()).toMatchObject([
      { startsOn: '2026-12-03', before: 2500 },
      { startsOn: '2026-12-02', before: 2670 },
    ]);
  });

  it('It begins at once when its day is today, and a typing error is corrected in the same way', async () => {
    await set('2026-11-30', 29900);
    expect(await readPrice()).toBe(29900);
    await set('2026-11-30', 2990);
    expect(await readPrice()).toBe(2990);
    await expect(set('2026-11-30', 2990)).rejects.toThrow('PRICE_UNCHANGED');
  });

  it('It is taken back before it begins', async () => {
    await set('2026-12-01', 2990);
    const [{ id } = { id: '' }] = await list();
    const takeBack = () => withdrawPrice({ ctx: world.system, input: { id, reason: 'a slip' } });
    await Promise.all([takeBack(), takeBack()]);
    world.clock.set('2026-12-02T00:00:00Z');
    expect([await apply(), await readPrice()]).toEqual([0, 2670]);
    expect(await list()).toMatchObject([{ state: 'WITHDRAWN' }]);
    const kinds = await db.operatorAct.findMany({ orderBy: { id: 'asc' } });
    expect(kinds.map(({ kind }) => kind)).toEqual(['price.set', 'price.withdraw']);
    expect(kinds[0]).toMatchObject({
      subject: world.plan.slug,
      reason: 'case 9',
      before: { price: 2670 },
      after: { price: 2990, startsOn: '2026-12-01' },
    });
  });

  it('A withdrawal and the beginning at the same time leave the price before', async () => {
    await set('2026-12-01', 2990);
    const [{ id } = { id: '' }] = await list();
    world.clock.set('2026-11-30T16:00:00Z');
    await Promise.all([
      withdrawPrice({ ctx: world.system, input: { id, reason: 'a slip' } }),
      apply(),
    ]);
    expect(await readPrice()).toBe(2670);
    expect(await list()).toMatchObject([{ state: 'WITHDRAWN', canWithdraw: false }]);
  });

  it('One of two operators who set a price for the same day succeeds, and the other gets an error', async () => {
    const results = await Promise.allSettled([set('2026-12-01', 2990), set('2026-12-01', 1990)]);
    const codes = results.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []));
    expect(codes).toEqual(['PRICE_DAY_TAKEN']);
    expect([(await list()).length, await db.operatorAct.count()]).toEqual([1, 1]);
  });

  it('Yesterday, a day in three years, an unknown plan and amounts that are no price are refused', async () => {
    await expect(set('2026-11-29', 2990)).rejects.toThrow('PRICE_DAY_PAST');
    await expect(set('2029-11-30', 2990)).rejects.toThrow('PRICE_DAY_PAST');
    const unknown = { planId: randomUUID(), price: 1, startsOn: '2026-12-01' };
    await expect(setPrice({ ctx: world.system, input: unknown })).rejects.toThrow(
      'PRODUCT_NOT_FOUND',
    );
    const input = { id: randomUUID(), reason: 'a slip' };
    await expect(withdrawPrice({ ctx: world.system, input })).rejects.toThrow('PRICE_NOT_FOUND');
    for (const price of [0, -1, 1.5, 1_000_001, Number.NaN, '990'])
      expect(setPriceSchema.safeParse({ ...unknown, price }).success).toBe(false);
    for (const startsOn of ['2026-02-30', '', 'tomorrow'])
      expect(setPriceSchema.safeParse({ ...unknown, startsOn }).success).toBe(false);
  });

  it('Prices are set by the accounts and owners alone, after they have confirmed their password', async () => {
    const unconfirmed = userContext(db, await createLearner(db, { role: 'OWNER' }), {
      clock: world.clock,
    });
    const actors = [
      [world.ctx, 'FORBIDDEN'],
      [await operator('SUPPORT'), 'FORBIDDEN'],
      [visitorContext(db), 'LOGIN_USER_REQUIRED'],
      [unconfirmed, 'PASSWORD_CONFIRMATION_REQUIRED'],
    ] as const;
    for (const [ctx, code] of actors) {
      await expect(set('2026-12-01', 1, ctx as typeof world.system)).rejects.toThrow(code);
      const input = { id: randomUUID(), reason: 'a slip' };
      await expect(withdrawPrice({ ctx, input })).rejects.toThrow(code);
    }
    await expect(listPrices({ ctx: await operator('SUPPORT') })).rejects.toThrow('FORBIDDEN');
    expect(await list()).toEqual([]);
    await set('2026-12-01', 2990, await operator());
    expect(await list()).toHaveLength(1);
  });
});

describe('What somebody is buying', () => {
  it('An open cart shows the new price beside the old one, and is not ordered before it is confirmed', async () => {
    const { ctx, plan } = world;
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    await set('2026-12-01', 2990);
    expect((await getCart({ ctx })).items).toMatchObject([{ price: 2670, oldPrice: null }]);
    world.clock.set('2026-11-30T16:00:00Z');
    await apply();
    const { items } = await getCart({ ctx });
    expect(items).toMatchObject([{ price: 2990, oldPrice: 2670 }]);
    await expect(placeTestOrder(ctx, { expectedTotal: 2670 })).rejects.toThrow('CART_CHANGED');
    await expect(placeTestOrder(ctx, {})).rejects.toThrow('CART_CHANGED');
    const rows = [{ rowId: items[0]!.rowId, price: 2990 }];
    await confirmPrices({ ctx, input: { rows } });
    const { orderId } = await placeTestOrder(ctx, {});
    expect(await getOrder({ ctx, input: { id: orderId } })).toMatchObject({ total: 2990 });
  });

  it('An unpaid order and a paid one keep the price that they were made with', async () => {
    const { ctx, plan, system } = world;
    const { orderId } = await placeTestOrder(ctx, { plan });
    await set('2026-12-01', 2990);
    world.clock.set('2026-11-30T16:00:00Z');
    await apply();
    const read = () => getOrder({ ctx, input: { id: orderId } });
    expect(await read()).toMatchObject({ total: 2670, lines: [{ unitPrice: 2670 }] });
    expect(await settlePayment({ ctx: system, input: await captureEvent(db, orderId) })).toBe(
      'PAID',
    );
    expect(await read()).toMatchObject({ total: 2670, status: 'PAID', invoice: { amount: 2670 } });
  });
});
