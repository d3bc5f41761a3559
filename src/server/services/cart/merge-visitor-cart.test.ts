import { beforeEach, describe, expect, it } from 'vitest';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { createPlan } from '~prisma/factories/plan';
import { addItem } from './add-item';
import { mergeVisitorCart } from './merge-visitor-cart';
import { readCart } from './queries';

const db = await testDatabase();

async function world() {
  const learner = await createLearner(db);
  const account = userContext(db, learner);
  const visitor = visitorContext(db, { visitorHash: 'this-browser' });
  const [a, b, c] = [await createPlan(db), await createPlan(db), await createPlan(db)];
  const put = (ctx: TestContext, id: string, qty: number) => addItem({ ctx, input: { id, qty } });
  return { learner, account, visitor, a, b, c, put };
}

describe('logging in with a visitor’s cart', () => {
  beforeEach(() => resetDatabase(db));

  it('brings products over and keeps the larger quantity of what is in both', async () => {
    const { learner, account, visitor, a, b, c, put } = await world();
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
    const quantities = (await readCart(account)).items.map(({ id, qty }) => [id, qty]);
    expect(quantities).toEqual([
      [a.id, 3],
      [b.id, 5],
      [c.id, 1],
    ]);
    expect((await readCart(visitor)).items).toEqual([]);
  });

  it('twice at once changes it once', async () => {
    const { learner, account, visitor, a, put } = await world();
    await put(visitor, a.id, 3);
    const login = () => mergeVisitorCart({ ctx: visitor, input: { userId: learner.id } });
    await Promise.all([login(), login(), login()]);
    await login();
    expect((await readCart(account)).totalQty).toBe(3);
    expect(await db.cart.count()).toBe(1);
  });

  it('loses nothing that the visitor adds meanwhile', async () => {
    const { learner, account, visitor, a, put } = await world();
    await put(visitor, a.id, 3);
    const results = await Promise.allSettled([
      mergeVisitorCart({ ctx: visitor, input: { userId: learner.id } }),
      put(visitor, a.id, 1),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    const [mine, theirs] = [await readCart(account), await readCart(visitor)];
    expect(mine.totalQty + theirs.totalQty).toBe(4);
  });

  it('leaves an account without a visitor’s cart as it was', async () => {
    const { learner, account, a, put } = await world();
    await put(account, a.id, 2);
    const ctx = visitorContext(db, { visitorHash: null });
    expect(await mergeVisitorCart({ ctx, input: { userId: learner.id } })).toEqual({
      added: [],
      raised: [],
    });
    expect((await readCart(account)).totalQty).toBe(2);
  });
});
