import { beforeEach, describe, expect, it } from 'vitest';
import { confirmPricesSchema } from '~/schemas/cart';
import { systemContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { createPlan } from '~prisma/factories/plan';
import { addItem } from './add-item';
import { confirmPrices } from './confirm-prices';
import { getCart } from './queries';
import { updateItem } from './update-item';

const db = await testDatabase();

async function createWorld() {
  const ctx = userContext(db, await createLearner(db));
  const plan = await createPlan(db, { price: 990 });
  const { rowId } = (await addItem({ ctx, input: { id: plan.id, qty: 2 } })).items[0]!;
  const setPrice = (price: number, onSale = true) =>
    db.product.update({ where: { id: plan.id }, data: { price, onSale } });
  const confirm = (confirmed: number, caller = ctx) =>
    confirmPrices({ ctx: caller, input: { rows: [{ rowId, price: confirmed }] } });
  const prices = async () => {
    const { price, oldPrice, subtotal } = (await getCart({ ctx })).items[0]!;
    return [oldPrice, price, subtotal];
  };
  return { ctx, plan, rowId, setPrice, confirm, prices };
}

describe('A changed price', () => {
  beforeEach(() => resetDatabase(db));

  it('A changed price is shown beside the old one, and counts, until the owner confirms it', async () => {
    const { ctx, plan, rowId, setPrice, confirm, prices } = await createWorld();
    expect(await prices()).toEqual([null, 990, 1980]);
    await setPrice(1090);
    expect(await prices()).toEqual([990, 1090, 2180]);
    await updateItem({ ctx, input: { rowId, qty: 3 } });
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    expect(await prices()).toEqual([990, 1090, 4360]);
    await confirm(1090);
    expect(await prices()).toEqual([null, 1090, 4360]);
  });

  it('A price change that was reverted needs no confirmation', async () => {
    const { setPrice, prices } = await createWorld();
    await setPrice(1090);
    await setPrice(990);
    expect(await prices()).toEqual([null, 990, 1980]);
  });

  it('A price that changes again during the confirmation needs another one', async () => {
    const { setPrice, confirm, prices } = await createWorld();
    await setPrice(1090);
    await setPrice(1190);
    await confirm(1090);
    expect(await prices()).toEqual([990, 1190, 2380]);
    await Promise.all([confirm(1190), confirm(1190), setPrice(1290)]);
    // In either order, a price that was not shown is never confirmed.
    expect([
      [990, 1290, 2580],
      [1190, 1290, 2580],
    ]).toContainEqual(await prices());
  });

  it('A changed price of a product off sale needs no confirmation', async () => {
    const { setPrice, prices } = await createWorld();
    await setPrice(1090, false);
    expect((await prices())[0]).toBeNull();
  });

  it('A changed price can be confirmed by the cart’s owner only', async () => {
    const { setPrice, confirm, prices } = await createWorld();
    await setPrice(1090);
    await confirm(1090, userContext(db, await createLearner(db)));
    await confirm(1090, visitorContext(db));
    await expect(confirm(1090, visitorContext(db, { visitorHash: null }))).rejects.toThrow(
      'LOGIN_USER_REQUIRED',
    );
    await expect(confirm(1090, systemContext(db))).rejects.toThrow('FORBIDDEN');
    expect((await prices())[0]).toBe(990);
  });

  it('Prices are confirmed in whole dollars, and deleted rows are no error', async () => {
    const { ctx, rowId } = await createWorld();
    const rows = [
      { rowId: 'deleted', price: 1 },
      { rowId: '00000000-0000-4000-8000-000000000000', price: 1 },
    ];
    expect((await confirmPrices({ ctx, input: { rows } })).totalQty).toBe(2);
    for (const price of [-1, 0.5, '990', 3_000_000_000])
      expect(confirmPricesSchema.safeParse({ rows: [{ rowId, price }] }).success).toBe(false);
    expect(confirmPricesSchema.safeParse({ rows: [] }).success).toBe(false);
  });
});
