import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findSession } from '~/server/credentials/session-rows';
import type { Database } from '~/server/db';
import { authenticate } from '~/server/services/account/authenticate';
import { systemContext, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createDevice } from '~prisma/factories/device';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { TEST_NOON } from '~prisma/factories/noon';
import { disableAccount } from './disable-account';
import { enableAccount } from './enable-account';
import { findAccount, listSecurityEvents } from './queries';
import { setRole } from './set-role';

let db: Database;
let operator: Learner;
let learner: Learner;
let ctx: TestContext;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  operator = await createLearner(db, { role: 'OWNER' });
  learner = await createLearner(db);
  ctx = userContext(db, operator, { passwordConfirmedAt: TEST_NOON });
});

const getRole = async ({ id }: Learner) =>
  (await db.user.findUniqueOrThrow({ where: { id } })).role;
const listEventKinds = async () =>
  (await db.securityEvent.findMany({ orderBy: { id: 'asc' } })).map(({ kind }) => kind);
const errorWithCode = (code: string) => expect.objectContaining({ code });

describe('The operator’s account verbs', () => {
  it('An operator grants and withdraws the operator role of another account', async () => {
    await setRole({ ctx, input: { id: learner.id, role: 'OWNER' } });
    expect(await getRole(learner)).toBe('OWNER');
    await setRole({ ctx, input: { id: learner.id, role: 'USER' } });
    await setRole({ ctx, input: { id: learner.id, role: 'USER' } });
    expect(await getRole(learner)).toBe('USER');
    expect(await db.securityEvent.findMany({ orderBy: { id: 'asc' } })).toEqual(
      [
        { from: 'USER', to: 'OWNER' },
        { from: 'OWNER', to: 'USER' },
      ].map((detail) =>
        expect.objectContaining({
          kind: 'ROLE_CHANGED',
          userId: learner.id,
          actor: operator.id,
          detail,
        }),
      ),
    );
  });

  it('A disabled account loses its sessions at once and rejects its password', async () => {
    const { token } = await createDevice(db, learner, { now: ctx.now() });
    await disableAccount({ ctx, input: { id: learner.id, reason: 'misuse' } });
    await disableAccount({ ctx, input: { id: learner.id, reason: 'misuse' } });
    expect(await findSession(db, token, ctx.now())).toBeNull();
    expect(await db.session.count()).toBe(0);
    const login = () => authenticate({ ctx: visitorContext(db), input: learner });
    await expect(login()).rejects.toMatchObject({ code: 'ACCOUNT_DISABLED' });
    await enableAccount({ ctx, input: learner });
    await expect(login()).resolves.toMatchObject({ id: learner.id });
    expect(await findSession(db, token, ctx.now())).toBeNull();
    expect(await listEventKinds()).toEqual(['ACCOUNT_DISABLED', 'LOGIN_FAILED', 'ACCOUNT_ENABLED']);
  });

  it('An operator cannot change the own account', async () => {
    await createLearner(db, { role: 'OWNER' });
    const input = { id: operator.id, role: 'USER' as const, reason: 'misuse' };
    for (const verb of [setRole, disableAccount, enableAccount])
      await expect(verb({ ctx, input })).rejects.toMatchObject({ code: 'OWN_ACCOUNT' });
  });

  it('Two operators who remove each other’s role concurrently: one succeeds', async () => {
    const other = await createLearner(db, { role: 'OWNER' });
    const theirs = userContext(db, other, { passwordConfirmedAt: TEST_NOON });
    const tries = await Promise.allSettled([
      setRole({ ctx, input: { id: other.id, role: 'USER' } }),
      setRole({ ctx: theirs, input: { id: operator.id, role: 'USER' } }),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'FORBIDDEN' },
    });
    expect(await db.user.count({ where: { role: 'OWNER' } })).toBe(1);
  });

  it('An operator finds an account by its e-mail and reads its audit log in pages', async () => {
    for (const role of ['OWNER', 'USER', 'OWNER'] as const) {
      await setRole({ ctx, input: { id: learner.id, role } });
      ctx.clock.advance({ minutes: 1 });
    }
    const account = await findAccount({ ctx, input: { email: learner.email } });
    expect(account).toMatchObject({ id: learner.id, role: 'OWNER', sessions: 0, disabledAt: null });
    const read = (cursor?: string) =>
      listSecurityEvents({ ctx, input: { id: learner.id, limit: 2, cursor } });
    const first = await read();
    const second = await read(first.next ?? undefined);
    const roles = [...first.events, ...second.events].map(({ detail }) => detail.to);
    expect(roles).toEqual(['OWNER', 'USER', 'OWNER']);
    expect(second.next).toBeNull();
  });

  it('An unknown account is rejected for an operator with ACCOUNT_NOT_FOUND', async () => {
    const input = {
      id: '00000000-0000-4000-8000-000000000000',
      role: 'OWNER' as const,
      reason: 'misuse',
    };
    for (const verb of [setRole, disableAccount, enableAccount])
      await expect(verb({ ctx, input })).rejects.toEqual(errorWithCode('ACCOUNT_NOT_FOUND'));
    await expect(findAccount({ ctx, input: { email: 'no@shuoyi.example' } })).rejects.toEqual(
      errorWithCode('ACCOUNT_NOT_FOUND'),
    );
  });
});

describe('The last operator', () => {
  it('The last operator can be neither demoted nor disabled, even by the system', async () => {
    const system = systemContext(db);
    const id = operator.id;
    await expect(setRole({ ctx: system, input: { id, role: 'USER' } })).rejects.toEqual(
      errorWithCode('LAST_OPERATOR'),
    );
    await expect(disableAccount({ ctx: system, input: { id, reason: 'misuse' } })).rejects.toEqual(
      errorWithCode('LAST_OPERATOR'),
    );
  });
});

describe('Callers without the operator role', () => {
  it('Operator verbs reject visitors with LOGIN_USER_REQUIRED and other users with FORBIDDEN', async () => {
    const input = {
      id: operator.id,
      email: operator.email,
      role: 'USER' as const,
      reason: 'misuse',
      limit: 1,
    };
    const verbs = [setRole, disableAccount, enableAccount, findAccount, listSecurityEvents];
    for (const verb of verbs) {
      const as = async (caller: TestContext): Promise<unknown> => verb({ ctx: caller, input });
      await expect(as(visitorContext(db))).rejects.toEqual(errorWithCode('LOGIN_USER_REQUIRED'));
      await expect(as(userContext(db, learner))).rejects.toEqual(errorWithCode('FORBIDDEN'));
    }
    expect(await listEventKinds()).toEqual([]);
  });

  it('Operator verbs reject an operator whose role was withdrawn a moment ago', async () => {
    await db.user.update({ where: { id: operator.id }, data: { role: 'USER' } });
    const input = { id: learner.id, role: 'OWNER' as const, reason: 'misuse' };
    for (const verb of [setRole, disableAccount, enableAccount])
      await expect(verb({ ctx, input })).rejects.toEqual(errorWithCode('FORBIDDEN'));
  });
});
