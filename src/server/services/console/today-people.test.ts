import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { createTestClock, systemContext, type TestContext, userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createDevice } from '~prisma/factories/device';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { requestDeletion } from '../account/request-deletion';
import { grantDays } from '../membership/grant-days';
import { getToday } from './get-today';

const db = await testDatabase();
const clock = createTestClock();
beforeEach(() => resetDatabase(db));

const createOperator = async (role: Learner['role'], name: string) => {
  const operator = await createLearner(db, { role, name });
  const { sessionId } = await createDevice(db, operator, { now: clock.now() });
  return userContext(db, operator, { clock, sessionId });
};
const grant = (ctx: TestContext, { id }: Learner, days: number) =>
  grantDays({ ctx, input: { id, days, grantKey: randomUUID(), reason: 'sorry' } });

it('Today shows owners alone which operators leave, with their role and the day', async () => {
  const owner = await createOperator('OWNER', '王負責');
  const support = await createOperator('SUPPORT', '林客服');
  const since = clock.now();
  const { dueAt } = await requestDeletion({ ctx: support, input: {} });
  await requestDeletion({ ctx: await createOperator('USER', '學員'), input: {} });
  const leaves = { role: 'SUPPORT', at: dueAt };
  expect((await getToday({ ctx: owner })).waiting).toMatchObject([
    { kind: 'leavingOperator', count: 1, items: [{ label: '林客服', since, leaves }] },
  ]);
  const others = await getToday({ ctx: await createOperator('ACCOUNTS', '陳會計') });
  expect(others.waiting).toEqual([]);
});

it('Today shows owners alone the member days that were granted in the last seven days', async () => {
  const owner = await createOperator('OWNER', '王負責');
  const support = await createOperator('SUPPORT', '林客服');
  const person = await createLearner(db, { name: '王小明' });
  await grant(support, person, 5);
  clock.advance({ days: 7 });
  expect((await getToday({ ctx: owner })).grants).toEqual({ count: 0, items: [] });
  await grant(support, person, 30);
  clock.advance({ minutes: 1 });
  await grant(systemContext(db, { clock }), person, -7);
  const row = { personId: person.id, person: '王小明' };
  expect((await getToday({ ctx: owner })).grants).toMatchObject({
    count: 2,
    items: [
      { ...row, operator: null, days: -7 },
      { ...row, operator: '林客服', days: 30 },
    ],
  });
  expect((await getToday({ ctx: support })).grants).toBeNull();
});
