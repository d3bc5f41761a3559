import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findSession, renewSession } from '~/server/credentials/session-rows';
import type { Database } from '~/server/db';
import { authenticated } from '~/test/authenticated';
import { createTestClock, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createDevice } from '~prisma/factories/device';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { changePassword } from './change-password';
import { signIn } from './sign-in';

let db: Database;
let learner: Learner;
const clock = createTestClock();
const password = 'another booth of mine';
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  learner = await createLearner(db);
});

async function openDevice() {
  const device = { userAgent: 'Booth/1.0', now: clock.now() };
  const { token, sessionId } = await createDevice(db, learner, device);
  return { token, sessionId, ctx: userContext(db, learner, { clock, sessionId }) };
}

const requestChange = (ctx: TestContext, currentPassword?: string) =>
  changePassword({ ctx, input: { password, currentPassword } });

describe('The password change', () => {
  it('A password change right after the login needs no current password and is mailed to the account', async () => {
    const { ctx } = await openDevice();
    expect((await requestChange(ctx)).email).toBe(learner.email);
    expect(await db.outboxMessage.findMany()).toEqual([
      expect.objectContaining({ template: 'password-changed', recipient: learner.email }),
    ]);
  });

  it('A password change eleven minutes after the login needs the current password', async () => {
    const { ctx } = await openDevice();
    clock.advance({ minutes: 11 });
    await expect(requestChange(ctx)).rejects.toMatchObject({ code: 'CURRENT_PASSWORD_WRONG' });
    await expect(requestChange(ctx, 'not it')).rejects.toMatchObject({
      code: 'CURRENT_PASSWORD_WRONG',
    });
    await requestChange(ctx, learner.password);
  });

  it('A password change ends every session but the current one', async () => {
    const [here, there] = [await openDevice(), await openDevice()];
    await requestChange(here.ctx);
    expect(await db.session.findMany()).toMatchObject([{ id: here.sessionId }]);
    expect(await findSession(db, there.token, clock.now())).toBeNull();
  });

  it('Two concurrent password changes from two sessions succeed once', async () => {
    const [here, there] = [await openDevice(), await openDevice()];
    const tries = await Promise.allSettled([requestChange(here.ctx), requestChange(there.ctx)]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await db.session.count()).toBe(1);
  });

  it('A password change by a visitor or an ended session is rejected with LOGIN_USER_REQUIRED', async () => {
    const { ctx } = await openDevice();
    await db.session.deleteMany();
    for (const caller of [ctx, visitorContext(db)])
      await expect(requestChange(caller)).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
  });
});

describe('The session', () => {
  it('A session is not created when the password changed after it was checked', async () => {
    const { ctx } = await openDevice();
    clock.advance({ seconds: 1 });
    await requestChange(ctx);
    const late = { ctx: visitorContext(db, { clock }), input: authenticated(learner) };
    expect(await signIn(late)).toBeNull();
    expect(await db.session.findMany()).toMatchObject([{ userAgent: 'Booth/1.0' }]);
  });

  it('A session ends 30 days after its last use', async () => {
    const { token } = await openDevice();
    clock.advance({ days: 29 });
    expect(await findSession(db, token, clock.now())).toMatchObject({ needsRenewal: true });
    clock.advance({ days: 1 });
    expect(await findSession(db, token, clock.now())).toBeNull();
  });

  it('A session ends a year after its log-in, however often it is used', async () => {
    const { token } = await openDevice();
    const session = await findSession(db, token, clock.now());
    if (!session) throw new Error('There is no session.');
    for (let month = 0; month < 13; month += 1) {
      clock.advance({ days: 28 });
      await renewSession(db, session, clock.now());
    }
    // After 364 days the stored end is still valid, and no request needs to write it again.
    expect(await findSession(db, token, clock.now())).toMatchObject({ needsRenewal: false });
    clock.advance({ days: 1 });
    expect(await findSession(db, token, clock.now())).toBeNull();
    await renewSession(db, session, clock.now());
    expect(await findSession(db, token, clock.now())).toBeNull();
  });
});
