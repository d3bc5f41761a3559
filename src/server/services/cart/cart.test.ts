import { beforeEach, describe, expect, it } from 'vitest';
import { addToCartSchema } from '~/schemas/cart';
import type { Tx } from '~/server/db';
import { callDuring } from '~/test/call-during';
import { systemContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase, testDatabaseKind } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { createPlan } from '~prisma/factories/plan';
import { addItem } from './add-item';
import { clearCart } from './clear-cart';
import { lockCart } from './lock-cart';
import { getCart } from './queries';
import { removeItem } from './remove-item';
import { updateItem } from './update-item';

const db = await testDatabase();
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

describe('A cart', () => {
  beforeEach(() => resetDatabase(db));

  it('A cart holds the same product twice as one row with the sum', async () => {
    const ctx = visitorContext(db);
    const { id } = await createPlan(db, { price: 2670, months: 3 });
    await addItem({ ctx, input: { id, qty: 1 } });
    const cart = await addItem({ ctx, input: { id, qty: 2 } });
    expect(cart).toMatchObject({ totalPrice: 8010, totalItem: 1, totalQty: 3 });
    expect(cart.items[0]).toMatchObject({ id, name: '月方案', qty: 3, price: 2670, months: 3 });
    expect(await getCart({ ctx })).toEqual(cart);
  });

  it('A cart is the same in a second tab and another one in a second browser', async () => {
    const ctx = visitorContext(db, { visitorHash: 'browser-1' });
    const { id } = await createPlan(db);
    const cart = await addItem({ ctx, input: { id, qty: 1 } });
    expect(await getCart({ ctx: visitorContext(db, { visitorHash: 'browser-1' }) })).toEqual(cart);
    expect((await getCart({ ctx: visitorContext(db) })).items).toEqual([]);
  });

  it('A cart names its products in the requested language', async () => {
    const { id } = await createPlan(db);
    const learner = await createLearner(db);
    await addItem({ ctx: userContext(db, learner), input: { id, qty: 1 } });
    const english = await getCart({ ctx: userContext(db, learner, { language: 'en' }) });
    expect(english.items[0]?.name).toBe('Monthly');
  });

  it('A cart re-reads prices and stops counting products that went off sale', async () => {
    const ctx = visitorContext(db);
    const [withdrawn, onSale] = [await createPlan(db), await createPlan(db)];
    await addItem({ ctx, input: { id: withdrawn.id, qty: 1 } });
    await addItem({ ctx, input: { id: onSale.id, qty: 1 } });
    await db.product.update({ where: { id: withdrawn.id }, data: { onSale: false } });
    await db.product.update({ where: { id: onSale.id }, data: { price: 1090 } });
    const cart = await getCart({ ctx });
    expect(cart).toMatchObject({ totalPrice: 1090, totalItem: 1, totalQty: 1 });
    expect(cart.items.map(({ available }) => available)).toEqual([false, true]);
  });

  it('A cart rejects an unknown product, one that is off sale, and a malformed id', async () => {
    const ctx = visitorContext(db);
    const off = await createPlan(db, { onSale: false });
    for (const id of [UNKNOWN_ID, off.id, 'plan-1'])
      await expect(addItem({ ctx, input: { id, qty: 1 } })).rejects.toThrow('PRODUCT_NOT_FOUND');
  });

  it('A cart holds 99 of a product and no more', async () => {
    const ctx = visitorContext(db);
    const { id } = await createPlan(db);
    const { items } = await addItem({ ctx, input: { id, qty: 99 } });
    const rowId = items[0]!.rowId;
    await expect(addItem({ ctx, input: { id, qty: 1 } })).rejects.toThrow('QTY_LIMIT');
    await expect(updateItem({ ctx, input: { rowId, qty: 100 } })).rejects.toThrow('QTY_LIMIT');
    expect((await getCart({ ctx })).totalQty).toBe(99);
  });

  it('Quantities are parsed to whole numbers, and invalid ones are rejected', () => {
    const parseQty = (value: unknown) =>
      addToCartSchema.safeParse({ id: 'x', qty: value }).data?.qty;
    expect(['2', 2.9, undefined, ' 3 '].map(parseQty)).toEqual([2, 2, 1, 3]);
    expect([0, -1, 'two', 0.5, '', Number.NaN, '1e999'].map(parseQty)).toEqual(
      Array(7).fill(undefined),
    );
  });

  it('Cart rows are updated and removed; 0 removes, and an unknown row is an error on update only', async () => {
    const ctx = visitorContext(db);
    const { id } = await createPlan(db);
    const rowId = (await addItem({ ctx, input: { id, qty: 2 } })).items[0]!.rowId;
    expect((await updateItem({ ctx, input: { rowId, qty: 5 } })).totalQty).toBe(5);
    expect((await updateItem({ ctx, input: { rowId, qty: 0 } })).items).toEqual([]);
    for (const unknown of [rowId, 'not-a-row'])
      await expect(updateItem({ ctx, input: { rowId: unknown, qty: 1 } })).rejects.toThrow(
        'CART_ROW_NOT_FOUND',
      );
    expect((await removeItem({ ctx, input: { rowId } })).items).toEqual([]);
    expect((await removeItem({ ctx, input: { rowId: 'x' } })).items).toEqual([]);
  });

  it('A cart is cleared', async () => {
    const ctx = visitorContext(db);
    await addItem({ ctx, input: { id: (await createPlan(db)).id, qty: 2 } });
    expect(await clearCart({ ctx })).toMatchObject({ items: [], totalQty: 0 });
  });

  it('A cart row cannot be changed by the owner of another cart', async () => {
    const owner = userContext(db, await createLearner(db));
    const thief = userContext(db, await createLearner(db));
    const { id } = await createPlan(db);
    const rowId = (await addItem({ ctx: owner, input: { id, qty: 2 } })).items[0]!.rowId;
    await expect(updateItem({ ctx: thief, input: { rowId, qty: 9 } })).rejects.toThrow(
      'CART_ROW_NOT_FOUND',
    );
    await removeItem({ ctx: thief, input: { rowId } });
    expect((await getCart({ ctx: owner })).totalQty).toBe(2);
  });

  it('A cart is not stored for a browser without a cookie, nor for the system', async () => {
    const { id } = await createPlan(db);
    const ctx = visitorContext(db, { visitorHash: null });
    expect((await getCart({ ctx })).items).toEqual([]);
    await expect(addItem({ ctx, input: { id, qty: 1 } })).rejects.toThrow('LOGIN_USER_REQUIRED');
    await expect(getCart({ ctx: systemContext(db) })).rejects.toThrow('FORBIDDEN');
  });

  it('A cart sums 100 parallel additions exactly, and is created once by them all', async () => {
    const learner = await createLearner(db);
    const plans = await Promise.all([1, 3, 6, 12].map((months) => createPlan(db, { months })));
    const ctx = () => userContext(db, learner);
    await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        addItem({ ctx: ctx(), input: { id: plans[i % 4]!.id, qty: 1 + (i % 3) } }),
      ),
    );
    const sums = [0, 1, 2, 3].map((plan) =>
      Array.from({ length: 100 }, (_, i) => (i % 4 === plan ? 1 + (i % 3) : 0)).reduce(
        (a, b) => a + b,
      ),
    );
    const { items } = await getCart({ ctx: ctx() });
    expect(plans.map(({ id }) => items.find((item) => item.id === id)?.qty)).toEqual(sums);
    expect([await db.cart.count(), await db.cartRow.count()]).toEqual([1, 4]);
  });

  it('A cart never exceeds 99 of a product by parallel additions', async () => {
    const ctx = visitorContext(db);
    const { id } = await createPlan(db);
    const adds = Array.from({ length: 12 }, () => addItem({ ctx, input: { id, qty: 10 } }));
    const rejected = (await Promise.allSettled(adds)).filter(({ status }) => status === 'rejected');
    expect(rejected).toHaveLength(3);
    expect((await getCart({ ctx })).totalQty).toBe(90);
  });
});

// The embedded database runs one transaction at a time, so that no statement waits for a lock.
describe.runIf(testDatabaseKind() === 'postgres')('A change that waits for a cart', () => {
  beforeEach(() => resetDatabase(db));

  /** Starts `call` while another transaction has locked the cart, which then runs `meanwhile`. */
  const changeDuring = (
    call: () => Promise<unknown>,
    meanwhile: (tx: Tx, cartId: string) => Promise<unknown>,
  ) =>
    callDuring(db, {
      call,
      before: async (tx) => meanwhile(tx, await lockCart(tx, { visitorHash: 'browser-1' })),
    });

  async function createCart() {
    const ctx = visitorContext(db, { visitorHash: 'browser-1' });
    const { id } = await createPlan(db);
    const { items } = await addItem({ ctx, input: { id, qty: 2 } });
    return { ctx, id, rowId: items[0]!.rowId };
  }
  const setQty = (qty: number) => (tx: Tx, cartId: string) =>
    tx.cartRow.updateMany({ where: { cartId }, data: { qty } });

  it('A change that waits for a cart adds to the quantity that it finds then', async () => {
    const { ctx, id } = await createCart();
    const add = (qty: number) => () => addItem({ ctx, input: { id, qty } });
    expect(await changeDuring(add(9), setQty(90))).toMatchObject({ totalQty: 99 });
    expect(await changeDuring(add(50), setQty(50))).toMatchObject({ code: 'QTY_LIMIT' });
    expect(await changeDuring(add(50), setQty(49))).toMatchObject({ totalQty: 99 });
  });

  it('A change that waits for a cart adds to a new one when the cart is gone then', async () => {
    const { ctx, id } = await createCart();
    const merge = (tx: Tx, cartId: string) => tx.cart.delete({ where: { id: cartId } });
    const added = await changeDuring(() => addItem({ ctx, input: { id, qty: 3 } }), merge);
    expect(added).toMatchObject({ totalItem: 1, totalQty: 3 });
    expect(await db.cart.count()).toBe(1);
  });

  it('A change that waits for a cart updates and removes only what is there then', async () => {
    const { ctx, rowId } = await createCart();
    const update = () => updateItem({ ctx, input: { rowId, qty: 5 } });
    expect(await changeDuring(update, setQty(7))).toMatchObject({ totalQty: 5 });
    const deleteRows = (tx: Tx, cartId: string) => tx.cartRow.deleteMany({ where: { cartId } });
    expect(await changeDuring(update, deleteRows)).toMatchObject({ code: 'CART_ROW_NOT_FOUND' });
  });

  it('A change that waits for a cart removes a row whose quantity has changed then', async () => {
    const { ctx, rowId } = await createCart();
    const remove = () => removeItem({ ctx, input: { rowId } });
    expect(await changeDuring(remove, setQty(9))).toMatchObject({ items: [] });
  });
});
