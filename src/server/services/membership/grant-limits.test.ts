import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR_ROLES } from '~/domain/role';
import { createTestClock, systemContext, type TestContext, userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { grantDays } from './grant-days';
import { previewMembership } from './preview-membership';

const db = await testDatabase();
const clock = createTestClock();
beforeEach(() => resetDatabase(db));

const createContext = async (role: Learner['role'] = 'SUPPORT') =>
  userContext(db, await createLearner(db, { role }), { clock });
const grant = (ctx: TestContext, { id }: { id: string }, days: number, grantKey = randomUUID()) =>
  grantDays({ ctx, input: { id, days, grantKey, reason: 'sorry' } });
const limit = { code: 'GRANT_LIMIT_REACHED' };

describe('What support grants', () => {
  it('All operators of support together grant one person 90 days, and an owner more', async () => {
    const [ming, mei] = [await createLearner(db), await createLearner(db)];
    const [first, second] = [await createContext(), await createContext()];
    await grant(first, ming, 30);
    clock.advance({ days: 200 });
    await grant(second, ming, 30);
    await grant(first, ming, 29);
    await expect(grant(second, ming, 2)).rejects.toMatchObject(limit);
    const preview = { act: 'grant', id: ming.id, days: 2 } as const;
    await expect(previewMembership({ ctx: first, input: preview })).rejects.toMatchObject(limit);
    await grant(second, ming, 1);
    await grant(first, mei, 30);
    await grant(await createContext('OWNER'), ming, 100);
    await grant(systemContext(db, { clock }), ming, 100);
    await expect(grant(first, ming, 1)).rejects.toMatchObject(limit);
  });

  it('The same grant twice at the limit is one grant and no error', async () => {
    const [ctx, person] = [await createContext(), await createLearner(db)];
    const key = randomUUID();
    for (const days of [30, 30]) await grant(ctx, person, days);
    await grant(ctx, person, 30, key);
    await grant(ctx, person, 30, key);
    expect(await db.entitlement.count()).toBe(3);
  });

  it('A grant that is taken back at once may be given again, and one that was used may not', async () => {
    const [ctx, person] = [await createContext(), await createLearner(db)];
    for (const days of [30, 30, 30, -30, 30]) await grant(ctx, person, days);
    clock.advance({ days: 2 });
    await grant(ctx, person, -30);
    await expect(grant(ctx, person, 30)).rejects.toMatchObject(limit);
  });

  it('One of two grants at once is refused when they are too much together', async () => {
    const [first, second] = [await createContext(), await createContext()];
    const person = await createLearner(db);
    for (const days of [30, 20]) await grant(first, person, days);
    const both = await Promise.allSettled([grant(first, person, 30), grant(second, person, 30)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await db.operatorAct.count()).toBe(3);
  });

  it('A grant of an earlier release counts by the role that its operator has now', async () => {
    const [ctx, person] = [await createContext(), await createLearner(db)];
    const act = {
      kind: 'membership.grant',
      subjectKind: 'person',
      subject: person.id,
      at: clock.now(),
      after: { days: 30 },
    };
    const actorId = ctx.actor.kind === 'user' ? ctx.actor.id : null;
    await db.operatorAct.createMany({ data: [1, 2, 3].map(() => ({ ...act, actorId })) });
    await db.operatorAct.create({ data: { ...act, actorId: null } });
    await expect(grant(ctx, person, 1)).rejects.toMatchObject(limit);
  });
});

it.each(OPERATOR_ROLES)(
  'An operator with the role %s gives no days to the own account',
  async (role) => {
    const operator = await createLearner(db, { role });
    const ctx = userContext(db, operator, { clock });
    const code = ['OWNER', 'SUPPORT'].includes(role) ? 'OWN_ACCOUNT' : 'FORBIDDEN';
    for (const days of [1, -1])
      await expect(grant(ctx, operator, days)).rejects.toMatchObject({ code });
    const input = { act: 'grant', id: operator.id, days: 1 } as const;
    await expect(previewMembership({ ctx, input })).rejects.toMatchObject({ code });
    expect(await db.entitlement.count()).toBe(0);
  },
);
