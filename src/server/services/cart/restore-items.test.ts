import { beforeEach, describe, expect, it } from 'vitest';
import { restoreItemsSchema } from '~/schemas/cart';
import { systemContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { createPlan } from '~prisma/factories/plan';
import { addItem } from './add-item';
import { clearCart } from './clear-cart';
import { getCart } from './queries';
import { removeItem } from './remove-item';
import { restoreItems } from './restore-items';

const db = await testDatabase();

async function createWorld() {
  const ctx = userContext(db, await createLearner(db));
  const [a, b] = [await createPlan(db), await createPlan(db)];
  await addItem({ ctx, input: { id: a.id, qty: 3 } });
  const { items } = await addItem({ ctx, input: { id: b.id, qty: 2 } });
  const removed = items.map(({ id, qty, price }) => ({ id, qty, price }));
  const quantities = async () => (await getCart({ ctx })).items.map(({ id, qty }) => [id, qty]);
  return { ctx, a, b, items, removed, quantities };
}

describe('Undoing a removal', () => {
  beforeEach(() => resetDatabase(db));

  it('Undoing a removal restores a row with its quantity, and a cleared cart in its order', async () => {
    const { ctx, a, b, items, removed, quantities } = await createWorld();
    await removeItem({ ctx, input: { rowId: items[1]!.rowId } });
    await restoreItems({ ctx, input: { rows: removed.slice(1) } });
    expect(await quantities()).toEqual([
      [a.id, 3],
      [b.id, 2],
    ]);
    await clearCart({ ctx });
    await restoreItems({ ctx, input: { rows: removed } });
    expect(await quantities()).toEqual([
      [a.id, 3],
      [b.id, 2],
    ]);
  });

  it('Undoing a removal restores a row at its position, even among rows added at the same time', async () => {
    const { ctx } = await createWorld();
    await addItem({ ctx, input: { id: (await createPlan(db)).id, qty: 1 } });
    await db.cartRow.updateMany({ data: { addedAt: ctx.now() } });
    const { items } = await getCart({ ctx });
    const [, middle, last] = items;
    await removeItem({ ctx, input: { rowId: middle!.rowId } });
    const { id, qty, price } = middle!;
    await restoreItems({ ctx, input: { rows: [{ id, qty, price, before: last!.id }] } });
    const again = (await getCart({ ctx })).items.map(({ id }) => id);
    expect(again).toEqual(items.map(({ id }) => id));
  });

  it('Undoing a removal does not double a product that another tab has added again: the larger quantity counts', async () => {
    const { ctx, a, b, removed, quantities } = await createWorld();
    await clearCart({ ctx });
    await addItem({ ctx, input: { id: a.id, qty: 1 } });
    await addItem({ ctx, input: { id: b.id, qty: 5 } });
    await restoreItems({ ctx, input: { rows: removed } });
    expect(await quantities()).toEqual([
      [a.id, 3],
      [b.id, 5],
    ]);
  });

  it('Undoing a removal in several tabs at once restores it once', async () => {
    const { ctx, removed, quantities } = await createWorld();
    const before = await quantities();
    await clearCart({ ctx });
    const undo = () => restoreItems({ ctx, input: { rows: removed } });
    await Promise.all([undo(), undo(), undo()]);
    expect(await quantities()).toEqual(before);
  });

  it('Undoing a removal skips products that went off sale, and is rejected when none is left', async () => {
    const { ctx, a, b, removed, quantities } = await createWorld();
    await clearCart({ ctx });
    await db.product.update({ where: { id: a.id }, data: { onSale: false } });
    await restoreItems({ ctx, input: { rows: removed } });
    expect(await quantities()).toEqual([[b.id, 2]]);
    for (const rows of [removed.slice(0, 1), [{ id: 'plan', qty: 1, price: 1 }]])
      await expect(restoreItems({ ctx, input: { rows } })).rejects.toThrow('PRODUCT_NOT_FOUND');
  });

  it('A restored row with a price that changed meanwhile still needs a confirmation', async () => {
    const { ctx, a, removed } = await createWorld();
    await clearCart({ ctx });
    await db.product.update({ where: { id: a.id }, data: { price: 1090 } });
    const { items } = await restoreItems({ ctx, input: { rows: removed } });
    expect(items.map(({ oldPrice, subtotal }) => [oldPrice, subtotal])).toEqual([
      [990, 3270],
      [null, 1980],
    ]);
  });

  it('Undoing a removal is rejected for browsers without a cookie, for the system, and for invalid rows', async () => {
    const { removed } = await createWorld();
    const withoutCookie = visitorContext(db, { visitorHash: null });
    const input = { rows: removed };
    await expect(restoreItems({ ctx: withoutCookie, input })).rejects.toThrow(
      'LOGIN_USER_REQUIRED',
    );
    await expect(restoreItems({ ctx: systemContext(db), input })).rejects.toThrow('FORBIDDEN');
    const [row] = removed;
    const invalid = [
      [],
      [row, row],
      [{ ...row, qty: 0 }],
      [{ ...row, qty: 100 }],
      [{ ...row, price: -1 }],
      [{ ...row, before: 7 }],
    ];
    for (const rows of invalid) expect(restoreItemsSchema.safeParse({ rows }).success).toBe(false);
  });
});
