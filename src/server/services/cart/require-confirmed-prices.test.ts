import { afterEach, beforeEach, expect, it } from 'vitest';
import { resetDatabase, testDatabase } from '~/test/db';
import { createShop, placeTestOrder, type ShopFixture } from '~/test/order-fixture';
import { createPlan } from '~prisma/factories/plan';
import { addItem } from './add-item';
import { confirmPrices } from './confirm-prices';

const db = await testDatabase();
let world: ShopFixture;

beforeEach(async () => {
  await resetDatabase(db);
  world = await createShop(db);
});
afterEach(() => world.shop.close());

it('A changed price is paid only after its buyer has confirmed it, whatever total the client sends', async () => {
  const { ctx, plan } = world;
  const { items } = await addItem({ ctx, input: { id: plan.id, qty: 2 } });
  await db.product.update({ where: { id: plan.id }, data: { price: 2790 } });
  await expect(placeTestOrder(ctx, {})).rejects.toThrow('CART_CHANGED');
  expect(await db.order.count()).toBe(0);
  await confirmPrices({ ctx, input: { rows: [{ rowId: items[0]!.rowId, price: 2790 }] } });
  const { orderId } = await placeTestOrder(ctx, {});
  expect((await db.order.findUnique({ where: { id: orderId } }))?.total).toBe(5580);
});

it('A changed price of a product off sale does not block the payment of the other rows', async () => {
  const { ctx, plan } = world;
  const offSale = await createPlan(db);
  await addItem({ ctx, input: { id: offSale.id, qty: 1 } });
  await db.product.update({ where: { id: offSale.id }, data: { price: 1, onSale: false } });
  const { orderId } = await placeTestOrder(ctx, { plan });
  expect((await db.order.findUnique({ where: { id: orderId } }))?.total).toBe(2670);
});
