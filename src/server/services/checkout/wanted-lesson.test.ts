import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkoutSchema } from '~/schemas/order';
import { getCart } from '~/server/services/cart/queries';
import { resetDatabase, testDatabase } from '~/test/db';
import {
  createSecondBuyer,
  createShop,
  payWithCard,
  placeTestOrder,
  type ShopFixture,
} from '~/test/order-fixture';
import { getOrder } from '../order/queries';
import { reconcilePayments } from '../payment/reconcile';
import { checkout } from './checkout';

const db = await testDatabase();
let world: ShopFixture;
beforeEach(async () => {
  await resetDatabase(db);
  world = await createShop(db);
});
afterEach(() => world.shop.close());

const tea = { kind: 'UNIT', slug: 'tea-and-umbrellas' } as const;
const video = { kind: 'VIDEO', slug: 'how-headphones-cancel-noise' } as const;
const getWantedPath = async (id: string) =>
  (await getOrder({ ctx: world.ctx, input: { id } })).wanted;

it('An order has the lesson that its buyer was about to open, before and after it is paid', async () => {
  const { ctx, plan } = world;
  const { orderId, redirectUrl } = await placeTestOrder(ctx, { plan, wanted: tea });
  expect(await getWantedPath(orderId)).toEqual(tea);
  await payWithCard(db, redirectUrl);
  const paid = await getOrder({ ctx, input: { id: orderId } });
  expect(paid).toMatchObject({ status: 'PAID', wanted: tea });
});

it('An order that is paid later still has the lesson that its buyer was about to open', async () => {
  const { ctx, plan, system, clock } = world;
  const { orderId, redirectUrl } = await placeTestOrder(ctx, { plan, wanted: video });
  await payWithCard(db, redirectUrl, 'good', { notify: false });
  expect(await getOrder({ ctx, input: { id: orderId } })).toMatchObject({ status: 'PENDING' });
  clock.advance({ minutes: 10 });
  await reconcilePayments({ ctx: system });
  expect(await getOrder({ ctx, input: { id: orderId } })).toMatchObject({
    status: 'PAID',
    wanted: video,
  });
});

it('An order of two tabs has the lesson of the latest checkout, and a checkout without one leaves it', async () => {
  const { ctx, plan } = world;
  const { orderId } = await placeTestOrder(ctx, { plan, wanted: tea });
  const again = await placeTestOrder(ctx, { wanted: video });
  expect(again.orderId).toBe(orderId);
  expect(await getWantedPath(orderId)).toEqual(video);
  await placeTestOrder(ctx, {});
  expect(await getWantedPath(orderId)).toEqual(video);
});

it('An order without a wanted lesson has none, and a stored path that is no lesson is never returned', async () => {
  const { ctx, plan } = world;
  const { orderId } = await placeTestOrder(ctx, { plan });
  expect(await getWantedPath(orderId)).toBeNull();
  for (const wantedPath of ['https://evil.example/course-video/x', '//evil.example', '/profile']) {
    await db.order.update({ where: { id: orderId }, data: { wantedPath } });
    expect(await getWantedPath(orderId)).toBeNull();
  }
});

it.each([
  'https://evil.example',
  { kind: 'UNIT', slug: '../../evil' },
  { kind: 'UNIT', slug: '//evil.example' },
  { kind: 'PAGE', slug: 'tea-and-umbrellas' },
])('A checkout with the wanted lesson %j is rejected', async (wanted) => {
  const input = { checkoutKey: randomUUID(), expectedTotal: 0, wanted };
  expect(checkoutSchema.safeParse(input).success).toBe(false);
});

it('A checkout by another user does not change the wanted lesson of an order', async () => {
  const { ctx, plan } = world;
  const checkoutKey = randomUUID();
  const { orderId } = await placeTestOrder(ctx, { plan, wanted: tea, checkoutKey });
  const other = await createSecondBuyer(db, world);
  const { totalPrice } = await getCart({ ctx });
  const input = { checkoutKey, expectedTotal: totalPrice, wanted: video };
  await expect(checkout({ ctx: other, input })).rejects.toThrow('ORDER_NOT_FOUND');
  expect(await getWantedPath(orderId)).toEqual(tea);
});
