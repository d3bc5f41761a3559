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
