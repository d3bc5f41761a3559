import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PriceConcern } from '~/domain/price-change';
import { settlePayment } from '~/server/services/payment/settle-payment';
import { listTagVersions } from '~/server/services/stale-tag/mark-stale';
import { userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { captureEvent, createShop, placeTestOrder, type ShopFixture } from '~/test/order-fixture';
import { createLearner } from '~prisma/factories/learner';
import { applyDuePrices } from './apply-due-prices';
import { listPrices } from './list-prices';
import { setPrice } from './set-price';
import { withdrawPrice } from './withdraw-price';

const db = await testDatabase();
let world: ShopFixture;
const TODAY = '2026-11-30';
const TOMORROW = '2026-12-01';
beforeEach(async () => {
  await resetDatabase(db);
  world = await createShop(db);
  world.clock.set(`${TODAY}T02:00:00Z`);
});
afterEach(() => world.shop.close());

const operator = async (role: 'OWNER' | 'ACCOUNTS') =>
  userContext(db, await createLearner(db, { role }), {
    clock: world.clock,
    passwordConfirmedAt: world.clock.now(),
  });
const set = (
  ctx: typeof world.system,
  startsOn: string,
  price: number,
  confirmed?: PriceConcern[],
) => setPrice({ ctx, input: { planId: world.plan.id, price, startsOn, confirmed } });
const readPrice = async () =>
  (await db.product.findUniqueOrThrow({ where: { id: world.plan.id } })).price;
const list = async () => (await listPrices({ ctx: world.system }))[0]?.prices ?? [];
const withdraw = async () =>
  withdrawPrice({
    ctx: await operator('ACCOUNTS'),
    input: { id: (await list())[0]?.id ?? '', reason: 'a slip' },
  });

describe('A new price', () => {
  it('From today on is for owners, whose other prices and those of the accounts begin tomorrow at the earliest', async () => {
    const accounts = await operator('ACCOUNTS');
    await expect(set(accounts, TODAY, 2600)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await readPrice()).toBe(2670);
    await set(accounts, TOMORROW, 2600);
    await set(await operator('OWNER'), TODAY, 2650);
    expect(await readPrice()).toBe(2650);
  });

  it('A change of more than 30 per cent is refused until it is confirmed, for owners, too', async () => {
    const owner = await operator('OWNER');
    for (const price of [26, 1868, 3472])
      await expect(set(owner, TODAY, price)).rejects.toMatchObject({ code: 'PRICE_NOT_CONFIRMED' });
    expect([await readPrice(), await db.planPrice.count()]).toEqual([2670, 0]);
    await set(owner, TODAY, 1869);
    await set(owner, TOMORROW, 26, ['LARGE_CHANGE']);
  });

  it('The change is that to the price of the day before, and the log says it', async () => {
    const accounts = await operator('ACCOUNTS');
    await set(accounts, TOMORROW, 2000);
    await set(accounts, '2026-12-20', 1500);
    await expect(set(accounts, '2026-12-21', 2000)).rejects.toMatchObject({
      code: 'PRICE_NOT_CONFIRMED',
    });
    const acts = await db.operatorAct.findMany({ orderBy: { id: 'asc' } });
    expect(acts.map(({ before, after }) => [before, after])).toEqual([
      [{ price: 2670 }, { price: 2000, startsOn: TOMORROW }],
      [{ price: 2000 }, { price: 1500, startsOn: '2026-12-20' }],
    ]);
  });
});

describe('A price that has begun', () => {
  it('It can be withdrawn before the first purchase, and the plan then has the previous price again', async () => {
    await set(world.system, TODAY, 26);
    expect(await list()).toMatchObject([{ state: 'STARTED', canWithdraw: true }]);
    world.clock.advance({ minutes: 3 });
    await Promise.all([withdraw(), withdraw()]);
    expect(await readPrice()).toBe(2670);
    expect((await listTagVersions(db)).get('plans')).toBe(world.clock.now().getTime());
    expect(await list()).toMatchObject([{ state: 'WITHDRAWN', price: 26, canWithdraw: false }]);
    expect(await db.operatorAct.findMany({ where: { kind: 'price.withdraw' } })).toMatchObject([
      { before: { price: 26, startsOn: TODAY }, after: { price: 2670 } },
    ]);
    world.clock.advance({ minutes: 1 });
    expect([await applyDuePrices({ ctx: world.system }), await readPrice()]).toEqual([0, 2670]);
  });

  it('An order that is not paid keeps its price and does not hinder it; one that is paid does', async () => {
    await set(world.system, TODAY, 2990);
    world.clock.advance({ minutes: 1 });
    const { orderId } = await placeTestOrder(world.ctx, { plan: world.plan });
    expect(await list()).toMatchObject([{ canWithdraw: true }]);
    const event = await captureEvent(db, orderId);
    expect(await settlePayment({ ctx: world.system, input: event })).toBe('PAID');
    expect(await list()).toMatchObject([{ canWithdraw: false }]);
    await expect(withdraw()).rejects.toMatchObject({ code: 'PRICE_STARTED' });
    expect(await readPrice()).toBe(2990);
  });

  it('A purchase before it began, at the same amount, does not hinder it', async () => {
    const { orderId } = await placeTestOrder(world.ctx, { plan: world.plan });
    const event = await captureEvent(db, orderId);
    await settlePayment({ ctx: world.system, input: event });
    world.clock.advance({ minutes: 1 });
    await set(world.system, TODAY, 2000);
    world.clock.advance({ minutes: 1 });
    await set(world.system, TODAY, 2670);
    await withdraw();
    expect(await readPrice()).toBe(2000);
  });

  it('One that another followed stays', async () => {
    await set(world.system, TODAY, 2990);
    const [first] = await list();
    world.clock.advance({ minutes: 1 });
    await set(world.system, TODAY, 2900);
    const input = { id: first?.id ?? '', reason: 'a slip' };
    const ctx = await operator('ACCOUNTS');
    await expect(withdrawPrice({ ctx, input })).rejects.toMatchObject({ code: 'PRICE_STARTED' });
    expect(await list()).toMatchObject([{ canWithdraw: true }, { canWithdraw: false }]);
  });
});
