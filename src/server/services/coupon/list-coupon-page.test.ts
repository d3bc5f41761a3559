import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '~/domain/role';
import { listCouponsSchema, typedCouponSchema } from '~/schemas/operator-coupon';
import type { Database } from '~/server/db';
import { userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createCoupon as createRow } from '~prisma/factories/coupon';
import { createLearner } from '~prisma/factories/learner';
import { TEST_NOON } from '~prisma/factories/noon';
import { createCoupon } from './create-coupon';
import { listCouponPage } from './list-coupon-page';
import { withdrawCoupon } from './withdraw-coupon';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => resetDatabase(db));

const as = async (role: Role) =>
  userContext(db, await createLearner(db, { role }), { passwordConfirmedAt: TEST_NOON });
const states = async (input: object = {}, role: Role = 'ACCOUNTS') => {
  const call = { ctx: await as(role), input: listCouponsSchema.parse(input) };
  return (await listCouponPage(call)).rows.map(({ code, state }) => `${code} ${state}`);
};

describe('The table of coupons', () => {
  it('Each coupon has the state that a buyer would find', async () => {
    const before = new Date(TEST_NOON.getTime() - 1000);
    const after = new Date(TEST_NOON.getTime() + 1000);
    await createRow(db, { code: 'A', validUntil: after });
    await createRow(db, { code: 'B', validUntil: before });
    await createRow(db, { code: 'C', validFrom: after });
    await createRow(db, { code: 'D', withdrawnAt: before, note: '100% for friends' });
    const listed = { sort: 'code', order: 'asc' };
    expect(await states(listed)).toEqual(['A VALID', 'B OVER', 'C SCHEDULED', 'D WITHDRAWN']);
    expect(await states({ ...listed, withdrawn: 'no' })).toHaveLength(3);
    expect(await states({ q: '100%' })).toEqual(['D WITHDRAWN']);
    expect(await states({ q: 'b' })).toEqual(['B OVER']);
  });

  it('A typed coupon is valid until the end of its last day in Taipei, and its withdrawal says why', async () => {
    const typed = { code: 'summer', kind: 'PERCENT', value: 15, until: '2026-12-31' };
    const ctx = await as('ACCOUNTS');
    const coupon = await createCoupon({ ctx, input: typedCouponSchema.parse(typed) });
    expect(coupon.validUntil?.toISOString()).toBe('2026-12-31T16:00:00.000Z');
    await withdrawCoupon({ ctx, input: { coupon: 'SUMMER', reason: 'case 7' } });
    expect(await db.operatorAct.findMany({ where: { kind: 'coupon.withdraw' } })).toMatchObject([
      { subject: 'SUMMER', reason: 'case 7' },
    ]);
  });

  it.each([
    { value: 0 },
    { value: 101 },
    { until: 'tomorrow' },
    { from: '2026-12-02', until: '2026-12-01' },
  ])('A typed coupon with %j is refused', (wrong) => {
    const typed = { code: 'X', kind: 'PERCENT', value: 15, ...wrong };
    expect(typedCouponSchema.safeParse(typed).success).toBe(false);
  });

  it('Two coupons of one code that are created at once are one coupon, and the second is COUPON_CODE_TAKEN', async () => {
    const ctx = await as('OWNER');
    const input = typedCouponSchema.parse({ code: 'TWICE', kind: 'FIXED', value: 100 });
    const tries = await Promise.allSettled([1, 2].map(() => createCoupon({ ctx, input })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'COUPON_CODE_TAKEN' },
    });
  });

  it('Editors and support see no coupons', async () => {
    for (const role of ['EDITOR', 'SUPPORT'] as const)
      await expect(states({}, role)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
