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

async function world() {
  const ctx = userContext(db, await createLearner(db));
  const plan = await createPlan(db, { price: 990 });
  const { rowId } = (await addItem({ ctx, input: { id: plan.id, qty: 2 } })).items[0]!;
  const price = (price: number, onSale = true) =>
    db.product.update({ where: { id: plan.id }, data: { price, onSale } });
  const confirm = (agreed: number, as = ctx) =>
    confirmPrices({ ctx: as, input: { rows: [{ rowId, price: agreed }] } });
  const prices = async () => {
    const { price, oldPrice, subtotal } = (await getCart({ ctx })).items[0]!;
    return [oldPrice, price, subtotal];
  };
  return { ctx, plan, rowId, price, confirm, prices };
}

describe('a price that changed', () => {
  beforeEach(() => resetDatabase(db));

  it('stands beside the old one, and counts, until the owner agrees', async () => {
    const { ctx, plan, rowId, price, confirm, prices } = await world();
    expect(await prices()).toEqual([null, 990, 1980]);
    await price(1090);
    expect(await prices()).toEqual([990, 1090, 2180]);
    await updateItem({ ctx, input: { rowId, qty: 3 } });
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    expect(await prices()).toEqual([990, 1090, 4360]);
    await confirm(1090);
    expect(await prices()).toEqual([null, 1090, 4360]);
  });

  it('and changed back needs no agreement', async () => {
    const { price, prices } = await world();
    await price(1090);
    await price(990);
    expect(await prices()).toEqual([null, 990, 1980]);
  });

  it('again while the owner agrees is asked for again', async () => {
    const { price, confirm, prices } = await world();
    await price(1090);
    await price(1190);
    await confirm(1090);
    expect(await prices()).toEqual([990, 1190, 2380]);
    await Promise.all([confirm(1190), confirm(1190), price(1290)]);
    // Whichever came first: what was agreed to is never a price that nobody was shown.
    expect([
      [990, 1290, 2580],
      [1190, 1290, 2580],
    ]).toContainEqual(await prices());
  });

  it('of a product off sale is not asked about', async () => {
    const { price, prices } = await world();
    await price(1090, false);
    expect((await prices())[0]).toBeNull();
  });

  it('is agreed to by its owner only', async () => {
    const { price, confirm, prices } = await world();
    await price(1090);
    await confirm(1090, userContext(db, await createLearner(db)));
    await confirm(1090, visitorContext(db));
    await expect(confirm(1090, visitorContext(db, { visitorHash: null }))).rejects.toThrow(
      'LOGIN_USER_REQUIRED',
    );
    await expect(confirm(1090, systemContext(db))).rejects.toThrow('FORBIDDEN');
    expect((await prices())[0]).toBe(990);
  });

  it('is agreed to in whole dollars, and rows that are gone are no error', async () => {
    const { ctx, rowId } = await world();
    const rows = [
      { rowId: 'gone', price: 1 },
      { rowId: '00000000-0000-4000-8000-000000000000', price: 1 },
    ];
    expect((await confirmPrices({ ctx, input: { rows } })).totalQty).toBe(2);
    for (const price of [-1, 0.5, '990', 3_000_000_000])
      expect(confirmPricesSchema.safeParse({ rows: [{ rowId, price }] }).success).toBe(false);
    expect(confirmPricesSchema.safeParse({ rows: [] }).success).toBe(false);
  });
});
