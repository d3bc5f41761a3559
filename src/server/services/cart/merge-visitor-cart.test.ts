import { beforeEach, describe, expect, it } from 'vitest';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { createPlan } from '~prisma/factories/plan';
import { addItem } from './add-item';
import { dismissMergeNotice } from './dismiss-merge-notice';
import { mergeVisitorCart } from './merge-visitor-cart';
import { getCart } from './queries';

const db = await testDatabase();

async function createWorld() {
  const learner = await createLearner(db);
  const account = userContext(db, learner);
  const visitor = visitorContext(db, { visitorHash: 'this-browser' });
  const [a, b, c] = [await createPlan(db), await createPlan(db), await createPlan(db)];
  const put = (ctx: TestContext, id: string, qty: number) => addItem({ ctx, input: { id, qty } });
  return { learner, account, visitor, a, b, c, put };
}

describe('A login with a visitor’s cart', () => {
  beforeEach(() => resetDatabase(db));

  it('A login merges the visitor’s cart, with the larger quantity of products in both', async () => {
    const { learner, account, visitor, a, b, c, put } = await createWorld();
    await put(account, a.id, 1);
    await put(account, b.id, 5);
    await put(visitor, a.id, 3);
    await put(visitor, b.id, 2);
    await put(visitor, c.id, 1);
    const merge = await mergeVisitorCart({ ctx: visitor, input: { userId: learner.id } });
    expect(merge).toEqual({
      added: [{ productId: c.id, qty: 1 }],
      raised: [{ productId: a.id, qty: 3 }],
    });
    const quantities = (await getCart({ ctx: account })).items.map(({ id, qty }) => [id, qty]);
    expect(quantities).toEqual([
      [a.id, 3],
      [b.id, 5],
      [c.id, 1],
    ]);
    expect((await getCart({ ctx: visitor })).items).toEqual([]);
  });

  it('A merge is reported with added and raised rows, in every tab, until its notice is dismissed', async () => {
    const { learner, account, visitor, a, b, c, put } = await createWorld();
    await put(account, a.id, 1);
    await put(account, b.id, 5);
    await put(visitor, a.id, 3);
    await put(visitor, b.id, 2);
    await put(visitor, c.id, 1);
    await mergeVisitorCart({ ctx: visitor, input: { userId: learner.id } });
    const { merge } = await getCart({ ctx: account });
    expect(merge?.rows).toEqual([
      { name: '月方案', qty: 3, before: 1 },
      { name: '月方案', qty: 1, before: 0 },
    ]);
    expect((await getCart({ ctx: account })).merge).toEqual(merge);
    const dismiss = () => dismissMergeNotice({ ctx: account, input: { id: merge!.id } });
    const carts = await Promise.all([dismiss(), dismiss()]);
    expect(carts.map((cart) => cart.merge)).toEqual([null, null]);
    expect((await put(account, a.id, 1)).merge).toBeNull();
  });

  it('A second merge before the dismissal is reported with the first; dismissing the older notice leaves the newer', async () => {
    const { learner, account, visitor, a, b, put } = await createWorld();
    const login = () => mergeVisitorCart({ ctx: visitor, input: { userId: learner.id } });
    await put(account, a.id, 1);
    await put(visitor, a.id, 2);
    await login();
    const first = (await getCart({ ctx: account })).merge!;
    await put(visitor, a.id, 4);
    await put(visitor, b.id, 1);
    await login();
    const { merge } = await dismissMergeNotice({ ctx: account, input: { id: first.id } });
    expect(merge?.rows.map(({ qty, before }) => [qty, before])).toEqual([
      [4, 1],
      [1, 0],
    ]);
  });

  it('A cart that comes to an empty one is not reported: its owner has just chosen what is in it', async () => {
    const { learner, account, visitor, a, put } = await createWorld();
    await put(visitor, a.id, 2);
    await mergeVisitorCart({ ctx: visitor, input: { userId: learner.id } });
    const { totalQty, merge } = await getCart({ ctx: account });
    expect([totalQty, merge]).toEqual([2, null]);
  });

  it('A merge without new rows, or with products off sale only, is not reported', async () => {
    const { learner, account, visitor, a, b, put } = await createWorld();
    const login = () => mergeVisitorCart({ ctx: visitor, input: { userId: learner.id } });
    await put(account, a.id, 3);
    await put(visitor, a.id, 2);
    await login();
    expect((await getCart({ ctx: account })).merge).toBeNull();
    await put(visitor, b.id, 2);
    await login();
    await db.product.update({ where: { id: b.id }, data: { onSale: false } });
    expect((await getCart({ ctx: account })).merge).toBeNull();
  });

  it('A merged row has the price that the visitor saw', async () => {
    const { learner, account, visitor, a, put } = await createWorld();
    await put(visitor, a.id, 1);
    await db.product.update({ where: { id: a.id }, data: { price: 1090 } });
    await mergeVisitorCart({ ctx: visitor, input: { userId: learner.id } });
    expect((await getCart({ ctx: account })).items[0]).toMatchObject({
      price: 1090,
      oldPrice: 990,
    });
  });

  it('A merge notice cannot be dismissed by another user, nor with an invalid id', async () => {
    const { learner, account, visitor, a, b, put } = await createWorld();
    await put(account, b.id, 1);
    await put(visitor, a.id, 1);
    await mergeVisitorCart({ ctx: visitor, input: { userId: learner.id } });
    const { merge } = await getCart({ ctx: account });
    const stranger = userContext(db, await createLearner(db));
    await dismissMergeNotice({ ctx: stranger, input: { id: merge!.id } });
    await dismissMergeNotice({ ctx: account, input: { id: 'everything' } });
    expect((await getCart({ ctx: account })).merge).toEqual(merge);
  });

  it('Concurrent logins merge a visitor’s cart once', async () => {
    const { learner, account, visitor, a, put } = await createWorld();
    await put(visitor, a.id, 3);
    const login = () => mergeVisitorCart({ ctx: visitor, input: { userId: learner.id } });
    await Promise.all([login(), login(), login()]);
    await login();
    expect((await getCart({ ctx: account })).totalQty).toBe(3);
    expect(await db.cart.count()).toBe(1);
  });

  it('A merge loses no item that the visitor adds meanwhile', async () => {
    const { learner, account, visitor, a, put } = await createWorld();
    await put(visitor, a.id, 3);
    const results = await Promise.allSettled([
      mergeVisitorCart({ ctx: visitor, input: { userId: learner.id } }),
      put(visitor, a.id, 1),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    const [merged, left] = [await getCart({ ctx: account }), await getCart({ ctx: visitor })];
    expect(merged.totalQty + left.totalQty).toBe(4);
  });

  it('A login without a visitor’s cart leaves the account’s cart as it was', async () => {
    const { learner, account, a, put } = await createWorld();
    await put(account, a.id, 2);
    const ctx = visitorContext(db, { visitorHash: null });
    expect(await mergeVisitorCart({ ctx, input: { userId: learner.id } })).toEqual({
      added: [],
      raised: [],
    });
    expect((await getCart({ ctx: account })).totalQty).toBe(2);
  });
});
