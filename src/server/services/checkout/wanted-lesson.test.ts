import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkoutSchema } from '~/schemas/order';
import { readCart } from '~/server/services/cart/queries';
import { resetDatabase, testDatabase } from '~/test/db';
import { another, type OpenShop, openShop, order, payAtBank } from '~/test/order-world';
import { getOrder } from '../order/queries';
import { reconcilePayments } from '../payment/reconcile';
import { checkout } from './checkout';

const db = await testDatabase();
let world: OpenShop;
beforeEach(async () => {
  await resetDatabase(db);
  world = await openShop(db);
});
afterEach(() => world.shop.close());

const tea = { kind: 'UNIT', slug: 'tea-and-umbrellas' } as const;
const film = { kind: 'VIDEO', slug: 'how-headphones-cancel-noise' } as const;
const wantedOf = async (id: string) => (await getOrder({ ctx: world.ctx, input: { id } })).wanted;

it('an order knows the lesson that its buyer was about to open, before and after it is paid', async () => {
  const { ctx, plan } = world;
  const { orderId, redirectUrl } = await order(ctx, { plan, wanted: tea });
  expect(await wantedOf(orderId)).toEqual(tea);
  await payAtBank(db, redirectUrl);
  const paid = await getOrder({ ctx, input: { id: orderId } });
  expect(paid).toMatchObject({ status: 'PAID', wanted: tea });
});

it('a payment that is confirmed later still leads there', async () => {
  const { ctx, plan, system, clock } = world;
  const { orderId, redirectUrl } = await order(ctx, { plan, wanted: film });
  await payAtBank(db, redirectUrl, 'good', { tell: false });
  expect(await getOrder({ ctx, input: { id: orderId } })).toMatchObject({ status: 'PENDING' });
  clock.advance({ minutes: 10 });
  await reconcilePayments({ ctx: system });
  expect(await getOrder({ ctx, input: { id: orderId } })).toMatchObject({
    status: 'PAID',
    wanted: film,
  });
});

it('of two tabs with the same cart the newest wish holds, and a press without one keeps it', async () => {
  const { ctx, plan } = world;
  const { orderId } = await order(ctx, { plan, wanted: tea });
  const again = await order(ctx, { wanted: film });
  expect(again.orderId).toBe(orderId);
  expect(await wantedOf(orderId)).toEqual(film);
  await order(ctx, {});
  expect(await wantedOf(orderId)).toEqual(film);
});

it('an order without one has none, and what is no lesson is never handed out', async () => {
  const { ctx, plan } = world;
  const { orderId } = await order(ctx, { plan });
  expect(await wantedOf(orderId)).toBeNull();
  for (const wantedPath of ['https://evil.example/course-video/x', '//evil.example', '/profile']) {
    await db.order.update({ where: { id: orderId }, data: { wantedPath } });
    expect(await wantedOf(orderId)).toBeNull();
  }
});

it.each([
  'https://evil.example',
  { kind: 'UNIT', slug: '../../evil' },
  { kind: 'UNIT', slug: '//evil.example' },
  { kind: 'PAGE', slug: 'tea-and-umbrellas' },
])('a press that wants %j is refused', async (wanted) => {
  const press = { checkoutKey: randomUUID(), expectedTotal: 0, wanted };
  expect(checkoutSchema.safeParse(press).success).toBe(false);
});

it('a wish of somebody else changes nothing of an order', async () => {
  const { ctx, plan } = world;
  const checkoutKey = randomUUID();
  const { orderId } = await order(ctx, { plan, wanted: tea, checkoutKey });
  const other = await another(db, world);
  const { totalPrice } = await readCart({ ctx });
  const input = { checkoutKey, expectedTotal: totalPrice, wanted: film };
  await expect(checkout({ ctx: other, input })).rejects.toThrow('ORDER_NOT_FOUND');
  expect(await wantedOf(orderId)).toEqual(tea);
});
