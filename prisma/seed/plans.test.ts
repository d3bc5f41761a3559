import { beforeEach, expect, it } from 'vitest';
import { loadPlans } from '~/server/content/load-plans';
import { resetDatabase, testDatabase } from '~/test/db';
import { seedPlans } from './plans';

const db = await testDatabase();
beforeEach(() => resetDatabase(db));

const prices = async () => {
  const products = await db.product.findMany({ orderBy: { position: 'asc' } });
  return products.map(({ slug, price }) => [slug, price]);
};

it('An update of an installation changes no price of its plans, and adds a plan that it has not', async () => {
  const [yearly, ...others] = loadPlans().toReversed();
  const before = others.map((plan) => ({ ...plan, price: plan.price * 2 + 1 })).toReversed();
  await db.$transaction((tx) => seedPlans(tx, before));
  for (let update = 1; update <= 2; update += 1)
    await db.$transaction((tx) => seedPlans(tx, loadPlans()));
  expect(await prices()).toEqual([
    ...before.map(({ slug, price }) => [slug, price]),
    [yearly!.slug, yearly!.price],
  ]);
});

it('An update keeps the mark where the operator put it, and no plan that it adds brings one', async () => {
  const [first, ...added] = loadPlans().map((plan) => ({ ...plan, recommended: true }));
  const update = (plans: ReturnType<typeof loadPlans>) =>
    db.$transaction((tx) => seedPlans(tx, plans));
  const listMarked = async () =>
    (await db.plan.findMany({ where: { recommended: true }, include: { product: true } })).map(
      ({ product }) => product.slug,
    );
  await update([first!]);
  expect(await listMarked()).toEqual([first!.slug]);
  await update([first!, added[0]!]);
  expect(await listMarked()).toEqual([first!.slug]);
  await db.plan.updateMany({ data: { recommended: false } });
  await update([first!, ...added]);
  expect(await listMarked()).toEqual([]);
});
