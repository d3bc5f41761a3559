import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '~/server/db';
import { captureLog } from '~/test/captured-log';
import { systemContext, type TestContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { changeSettings } from '~/test/settings';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { forgotPassword } from './forgot-password';
import { processAccountRequests } from './process-account-requests';
import { signUp } from './sign-up';

let db: Database;
let learner: Learner;
let ctx: TestContext;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  learner = await createLearner(db);
  ctx = visitorContext(db, { client: { address: '192.0.2.7' } });
});

const worker = () => systemContext(db, { clock: ctx.clock });
const requestReset = (email = learner.email) => forgotPassword({ ctx, input: { email } });
const tryToSignUp = () =>
  signUp({ ctx, input: { email: learner.email, name: '路人', password: 'a booth of my own' } });

describe('The processing of account requests', () => {
  it('Three concurrent workers process each account request once', async () => {
    await Promise.all(
      Array.from({ length: 6 }, (_, index) => requestReset(`nobody-${index}@shuoyi.example`)),
    );
    await requestReset();
    const processed = await Promise.all(
      [1, 2, 3].map(() => processAccountRequests({ ctx: worker() })),
    );
    expect(processed.reduce((a, b) => a + b)).toBe(7);
    expect(await db.outboxMessage.count()).toBe(1);
    expect(await db.accountRequest.count()).toBe(0);
  });

  it('A failing account request is tried again after a minute and does not block the others', async () => {
    const records = captureLog();
    await tryToSignUp();
    await requestReset();
    await db.$executeRaw`UPDATE "AccountRequest" SET client = '{"address": {}}' WHERE kind = 'SIGN_UP'`;
    expect(await processAccountRequests({ ctx: worker() })).toBe(1);
    expect(await db.outboxMessage.findMany()).toEqual([
      expect.objectContaining({ template: 'reset-password' }),
    ]);
    await db.$executeRaw`UPDATE "AccountRequest" SET client = '{}'`;
    expect(await processAccountRequests({ ctx: worker() })).toBe(0);
    ctx.clock.advance({ minutes: 1 });
    expect(await processAccountRequests({ ctx: worker() })).toBe(1);
    expect(await db.outboxMessage.count({ where: { template: 'address-taken' } })).toBe(1);
    expect(records).toMatchObject([
      { level: 'error', message: expect.stringContaining('tried again') },
    ]);
  });

  it('The audit log has the client of a reset request, and only the hash of an unknown e-mail', async () => {
    await requestReset();
    await requestReset('nobody@shuoyi.example');
    await processAccountRequests({ ctx: worker() });
    const events = await db.securityEvent.findMany({ orderBy: { id: 'asc' } });
    const common = { kind: 'RESET_REQUESTED', actor: 'visitor', address: '192.0.2.7' };
    expect(events).toEqual([
      expect.objectContaining({ ...common, userId: learner.id, subjectHash: null }),
      expect.objectContaining({ ...common, userId: null, subjectHash: expect.any(String) }),
    ]);
    expect(JSON.stringify(events)).not.toContain('nobody');
  });

  it('An account whose e-mail is used for sign-ups is mailed at most once an hour', async () => {
    const countEmails = async () => {
      await tryToSignUp();
      await processAccountRequests({ ctx: worker() });
      return db.outboxMessage.count({ where: { template: 'address-taken' } });
    };
    expect(await countEmails()).toBe(1);
    expect(await countEmails()).toBe(1);
    ctx.clock.advance({ hours: 1, seconds: 1 });
    expect(await countEmails()).toBe(2);
  });
});

describe('The sign-up with SIGNUP_TELLS_TAKEN', () => {
  beforeEach(() => {
    changeSettings({ SIGNUP_TELLS_TAKEN: true });
    return () => {
      changeSettings({ SIGNUP_TELLS_TAKEN: false });
    };
  });

  it('A sign-up with a known e-mail is rejected with EMAIL_TAKEN and sends no mail', async () => {
    await expect(tryToSignUp()).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(await db.accountRequest.count()).toBe(0);
  });

  it('Two concurrent sign-ups with one e-mail create one account and one error', async () => {
    await db.user.deleteMany();
    const tries = await Promise.allSettled([tryToSignUp(), tryToSignUp()]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
