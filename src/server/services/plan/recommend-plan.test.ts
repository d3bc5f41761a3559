import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Role } from '~/domain/role';
import { listTagVersions } from '~/server/services/stale-tag/mark-stale';
import { systemContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { TEST_NOON } from '~prisma/factories/noon';
import { createPlan } from '~prisma/factories/plan';
import { listPrices } from './list-prices';
import { listPlans } from './queries';
import { recommendPlan } from './recommend-plan';

const db = await testDatabase();
let month: string;
let year: string;
beforeEach(async () => {
  await resetDatabase(db);
  month = (await createPlan(db, { slug: 'month', months: 1, recommended: true })).id;
  year = (await createPlan(db, { slug: 'year', months: 12 })).id;
});

const as = async (role: Role, passwordConfirmedAt: Date | null = TEST_NOON) =>
  userContext(db, await createLearner(db, { role }), {
    ...(passwordConfirmedAt && { passwordConfirmedAt }),
  });
const readMarked = async () =>
  (await listPlans(db, 'zh')).filter(({ recommended }) => recommended).map(({ slug }) => slug);
const readActs = async () =>
  (await db.operatorAct.findMany({ orderBy: { id: 'asc' } })).map(
    ({ kind, subject, before, after, reason }) => ({ kind, subject, before, after, reason }),
  );

it('The mark moves from one plan to another, with a row of the log for each, and the public pages are refreshed', async () => {
  const ctx = await as('ACCOUNTS');
  await recommendPlan({ ctx, input: { planId: year, recommended: true, reason: 'case 9' } });
  expect(await readMarked()).toEqual(['year']);
  expect((await listPrices({ ctx })).map(({ recommended }) => recommended)).toEqual([false, true]);
  const [on, off] = [{ recommended: true }, { recommended: false }];
  const kind = 'plan.recommend';
  expect(await readActs()).toEqual([
    { kind, subject: 'month', before: on, after: off, reason: 'case 9' },
    { kind, subject: 'year', before: off, after: on, reason: 'case 9' },
  ]);
  expect((await listTagVersions(db)).has('plans')).toBe(true);
});

it('The mark is taken away, and doing what is done already changes and records nothing', async () => {
  const ctx = systemContext(db);
  const set = (planId: string, recommended: boolean) =>
    recommendPlan({ ctx, input: { planId, recommended } });
  await set(month, true);
  await set(year, false);
  expect([await readMarked(), await readActs()]).toEqual([['month'], []]);
  expect((await listTagVersions(db)).has('plans')).toBe(false);
  await set(month, false);
  expect([await readMarked(), (await readActs()).length]).toEqual([[], 1]);
});

it('Operators who give the mark to several plans at once leave one plan with it', async () => {
  const quarter = (await createPlan(db, { slug: 'quarter', months: 3 })).id;
  const ctx = systemContext(db);
  const ids = [year, quarter, month, year, quarter];
  await Promise.all(
    ids.map((planId) => recommendPlan({ ctx, input: { planId, recommended: true } })),
  );
  expect(await readMarked()).toHaveLength(1);
});

it('The mark is moved by the accounts and owners alone, after they have confirmed their password', async () => {
  const input = { planId: year, recommended: true };
  const actors = [
    [await as('USER'), 'FORBIDDEN'],
    [await as('SUPPORT'), 'FORBIDDEN'],
    [await as('EDITOR'), 'FORBIDDEN'],
    [visitorContext(db), 'LOGIN_USER_REQUIRED'],
    [await as('OWNER', null), 'PASSWORD_CONFIRMATION_REQUIRED'],
  ] as const;
  for (const [ctx, code] of actors)
    await expect(recommendPlan({ ctx, input })).rejects.toMatchObject({ code });
  const unknown = { planId: randomUUID(), recommended: true };
  await expect(recommendPlan({ ctx: await as('OWNER'), input: unknown })).rejects.toMatchObject({
    code: 'PRODUCT_NOT_FOUND',
  });
  expect([await readMarked(), await readActs()]).toEqual([['month'], []]);
});
