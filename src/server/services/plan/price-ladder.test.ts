import { beforeEach, describe, expect, it } from 'vitest';
import { ServiceError } from '~/server/errors';
import { createTestClock, systemContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createPlan, type PlanForSale } from '~prisma/factories/plan';
import { previewLadder } from './preview-ladder';
import { setPrice } from './set-price';
import { withdrawPrice } from './withdraw-price';

const db = await testDatabase();
const clock = createTestClock(new Date('2026-11-30T04:00:00Z'));
const ctx = systemContext(db, { clock });
const TODAY = '2026-11-30';
const [MONTH, QUARTER, YEAR] = ['月方案', '季方案', '年度方案'];
let plans: Record<'month' | 'quarter' | 'year', PlanForSale>;
beforeEach(async () => {
  await resetDatabase(db);
  plans = {
    month: await createPlan(db, { months: 1, price: 1180, nameZh: MONTH! }),
    quarter: await createPlan(db, { months: 3, price: 2280, nameZh: QUARTER! }),
    year: await createPlan(db, { months: 12, price: 6480, nameZh: YEAR! }),
  };
});

type Name = keyof typeof plans;
const set = (name: Name, price: number, startsOn = TODAY, confirmation?: string) =>
  setPrice({ ctx, input: { planId: plans[name].id, price, startsOn, confirmation } });
const preview = async (name: Name, startsOn: string, price?: number) => {
  const input = { planId: plans[name].id, startsOn, price };
  const { pairs, names } = await previewLadder({ ctx, input });
  return [pairs.map(({ longer, shorter, from }) => [longer.name, shorter.name, from]), names];
};
const codeOf = async (act: Promise<unknown>) =>
  act.then(
    () => 'saved',
    (error: unknown) => (error instanceof ServiceError ? [error.code, error.fields] : error),
  );
const readPrice = async (name: Name) =>
  (await db.product.findUniqueOrThrow({ where: { id: plans[name].id } })).price;

describe('A price that makes a longer plan dearer a month than a shorter one', () => {
  it('It is refused with both plans, and saved once their names are typed', async () => {
    const refused = ['PRICE_LADDER', { longer: YEAR, shorter: QUARTER }];
    expect(await codeOf(set('year', 7500))).toEqual(refused);
    for (const typed of ['', YEAR!, `${MONTH} ${YEAR}`])
      expect(await codeOf(set('year', 7500, TODAY, typed))).toEqual(refused);
    expect([await readPrice('year'), await db.operatorAct.count()]).toEqual([6480, 0]);
    await set('year', 7500, TODAY, `${QUARTER}、${YEAR}`);
    expect(await readPrice('year')).toBe(7500);
  });

  it('It is found by the longer plan as by the shorter, with the months and the day that the page shows', async () => {
    const input = { planId: plans.month.id, startsOn: '2026-12-01', price: 990 };
    expect(await previewLadder({ ctx, input })).toEqual({
      names: [MONTH, QUARTER, YEAR],
      pairs: [
        {
          longer: { id: plans.quarter.id, name: QUARTER, price: 2280, perMonth: 570 },
          shorter: { id: plans.month.id, name: MONTH, price: 990, perMonth: 495 },
          from: '2026-12-01',
        },
        {
          longer: { id: plans.year.id, name: YEAR, price: 6480, perMonth: 498 },
          shorter: { id: plans.month.id, name: MONTH, price: 990, perMonth: 495 },
          from: '2026-12-01',
        },
      ],
    });
    expect(await preview('month', TODAY, 1140)).toEqual([[], []]);
    expect(await preview('quarter', TODAY, 2361)).toEqual([
      [[QUARTER, MONTH, TODAY]],
      [MONTH, QUARTER],
    ]);
  });

  it('It is found where it meets a price that is set for a later day, and not beyond its own next price', async () => {
    await set('quarter', 2000, '2026-12-10');
    expect(await preview('year', TODAY, 7000)).toEqual([
      [[YEAR, QUARTER, '2026-12-10']],
      [QUARTER, YEAR],
    ]);
    await set('year', 6400, '2026-12-10');
    expect(await preview('year', TODAY, 7000)).toEqual([[], []]);
  });

  it('It is found when a set price is taken back that another one relied on', async () => {
    await set('quarter', 2360, '2026-12-10');
    await set('year', 7600, '2026-12-12');
    const [{ id } = { id: '' }] = await db.planPrice.findMany({ orderBy: { startsOn: 'asc' } });
    const takeBack = (confirmation?: string) =>
      withdrawPrice({ ctx, input: { id, reason: 'a slip', confirmation } });
    expect(await preview('quarter', '2026-12-10')).toEqual([
      [[YEAR, QUARTER, '2026-12-12']],
      [QUARTER, YEAR],
    ]);
    expect(await codeOf(takeBack())).toEqual(['PRICE_LADDER', { longer: YEAR, shorter: QUARTER }]);
    expect(await db.planPrice.count({ where: { withdrawnAt: { not: null } } })).toBe(0);
    await takeBack(`${QUARTER} ${YEAR}`);
    expect(await db.planPrice.count({ where: { withdrawnAt: { not: null } } })).toBe(1);
  });

  it('The second of two operators whose prices do not fit together is refused', async () => {
    const results = await Promise.allSettled([set('quarter', 2000), set('year', 7000)]);
    const codes = results.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []));
    expect(codes).toEqual(['PRICE_LADDER']);
    expect(await db.operatorAct.count()).toBe(1);
  });

  it('Plans that are off sale, and pairs of which neither is changed, do not count', async () => {
    await db.product.update({ where: { id: plans.quarter.id }, data: { onSale: false } });
    expect(await preview('year', TODAY, 7500)).toEqual([[], []]);
    await db.product.update({ where: { id: plans.month.id }, data: { price: 100 } });
    expect(await preview('quarter', TODAY, 9999)).toEqual([[], []]);
    await db.product.update({ where: { id: plans.quarter.id }, data: { onSale: true, price: 90 } });
    expect((await preview('year', TODAY, 500))[0]).toEqual([[YEAR, QUARTER, TODAY]]);
  });
});
