import { beforeAll, expect, it } from 'vitest';
import { UsageError } from '~/operate/usage-error';
import type { Database } from '~/server/db';
import { createCoupon } from '~/server/services/coupon/create-coupon';
import { listCoupons } from '~/server/services/coupon/list-coupons';
import { withdrawCoupon } from '~/server/services/coupon/withdraw-coupon';
import { systemContext, userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { runCouponCommand } from './commands';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await resetDatabase(db);
});

it('npm run coupon creates, lists and withdraws coupons', async () => {
  const run = (...args: string[]) => runCouponCommand(systemContext(db), args);
  expect(await run('list')).toEqual(['There are no coupons.']);
  const rules = ['min=2000', 'from=2026-12-01', 'until=2026-12-31', 'uses=100', 'note=new year'];
  const [created] = await run('create', 'new year', '15%', ...rules);
  expect(created).toMatch(/^NEWYEAR {2}15% off {2}from NT\$2,000 .* used 0 of 100 {2}new year$/);
  expect(await db.coupon.findFirst()).toMatchObject({
    validFrom: new Date('2026-12-01T00:00:00+08:00'),
    validUntil: new Date('2027-01-01T00:00:00+08:00'),
  });
  await expect(run('create', 'NewYear', '300')).rejects.toMatchObject({
    code: 'COUPON_CODE_TAKEN',
  });
  expect(await run('withdraw', 'newyear', 'a', 'slip')).toEqual(['NEWYEAR: withdrawn.']);
  const first = await db.coupon.findFirst();
  await run('withdraw', 'newyear', 'a', 'slip');
  expect(await db.coupon.findFirst()).toEqual(first);
  expect(await run('list')).toEqual([expect.stringContaining('withdrawn')]);
  await expect(run('withdraw', 'NOBODY', 'a', 'slip')).rejects.toMatchObject({
    code: 'COUPON_NOT_FOUND',
  });
});

it.each([
  'list all',
  'create',
  'create X',
  'create X 0',
  'create X 101%',
  'create X 1.5',
  'create X 300 uses=0',
  'create X 300 until=tomorrow',
  'create X 300 from=2026-12-02 until=2026-12-01',
  'create X 300 colour=red',
  'withdraw',
])('npm run coupon shows its usage: %s', async (args) => {
  const run = runCouponCommand(systemContext(db), args.split(' '));
  await expect(run).rejects.toThrow(UsageError);
});

it('Only operators create, list and withdraw coupons', async () => {
  const ctx = userContext(db, await createLearner(db));
  const forbidden = { code: 'FORBIDDEN' };
  const input = { code: 'MINE', kind: 'PERCENT', value: 100 } as const;
  await expect(createCoupon({ ctx, input })).rejects.toMatchObject(forbidden);
  await expect(listCoupons({ ctx })).rejects.toMatchObject(forbidden);
  await expect(
    withdrawCoupon({ ctx, input: { coupon: 'X', reason: 'a slip' } }),
  ).rejects.toMatchObject(forbidden);
});

it('Two concurrent creations of the same code create one coupon', async () => {
  const ctx = systemContext(db);
  const create = () => createCoupon({ ctx, input: { code: 'TWICE', kind: 'FIXED', value: 100 } });
  const both = await Promise.allSettled([create(), create()]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
