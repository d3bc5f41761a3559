import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unseal } from '~/server/credentials/seal';
import type { Database } from '~/server/db';
import {
  createTestClock,
  systemContext,
  type TestContext,
  userContext,
  visitorContext,
} from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createDevice } from '~prisma/factories/device';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { authenticate } from './authenticate';
import { editProfile } from './edit-profile';
import { forgotPassword } from './forgot-password';
import { getUser } from './get-user';
import { processAccountRequests } from './process-account-requests';
import { resendVerification } from './resend-verification';
import { resetPassword } from './reset-password';
import { verifyEmail } from './verify-email';

let db: Database;
let learner: Learner;
let ctx: TestContext;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  learner = await createLearner(db, { emailVerifiedAt: null });
  ctx = visitorContext(db);
});

/** The unsealed token of the newest mail of a template. */
async function mailedToken(template: string): Promise<string> {
  const mail = await db.outboxMessage.findFirstOrThrow({
    where: { template },
    orderBy: { id: 'desc' },
  });
  return unseal((mail.payload as { token: string }).token);
}

/** Processes the account requests, as the worker does. */
const processRequests = () =>
  processAccountRequests({ ctx: systemContext(db, { clock: ctx.clock }) });

async function requestLink(email = learner.email) {
  await forgotPassword({ ctx, input: { email } });
  await processRequests();
}
const password = 'another booth of mine';

describe('The password reset', () => {
  it('A password reset by the mailed link sets the password and verifies the e-mail', async () => {
    await requestLink();
    await resetPassword({ ctx, input: { token: await mailedToken('reset-password'), password } });
    const { email } = learner;
    await expect(authenticate({ ctx, input: { email, password } })).resolves.toBeTruthy();
    await expect(
      authenticate({ ctx, input: { email, password: learner.password } }),
    ).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    const user = await db.user.findUniqueOrThrow({ where: { id: learner.id } });
    expect(user.emailVerifiedAt).toEqual(ctx.now());
  });

  it('A password reset ends every session', async () => {
    await db.session.create({
      data: { sessionToken: 'x', userId: learner.id, expires: new Date('2030-01-01') },
    });
    await requestLink();
    await resetPassword({ ctx, input: { token: await mailedToken('reset-password'), password } });
    expect(await db.session.count()).toBe(0);
  });

  it('Two concurrent password resets with the same link succeed once', async () => {
    await requestLink();
    const token = await mailedToken('reset-password');
    const tries = await Promise.allSettled(
      [password, 'a third booth'].map((password) =>
        resetPassword({ ctx, input: { token, password } }),
      ),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'LINK_USED' },
    });
  });

  it('A reset link stays valid when the new password is rejected', async () => {
    await requestLink();
    const token = await mailedToken('reset-password');
    await expect(
      resetPassword({ ctx, input: { token, password: 'password' } }),
    ).rejects.toMatchObject({ code: 'PASSWORD_TOO_COMMON' });
    await resetPassword({ ctx, input: { token, password } });
  });

  it('A reset link is invalid after 30 minutes', async () => {
    await requestLink();
    const token = await mailedToken('reset-password');
    ctx.clock.advance({ minutes: 30 });
    await expect(resetPassword({ ctx, input: { token, password } })).rejects.toMatchObject({
      code: 'LINK_INVALID',
    });
  });

  it('Two reset requests within a minute send one mail, and a later one invalidates the older link', async () => {
    await requestLink();
    await requestLink();
    expect(await db.outboxMessage.count()).toBe(1);
    const older = await mailedToken('reset-password');
    ctx.clock.advance({ minutes: 2 });
    await requestLink();
    await expect(resetPassword({ ctx, input: { token: older, password } })).rejects.toMatchObject({
      code: 'LINK_INVALID',
    });
    await resetPassword({ ctx, input: { token: await mailedToken('reset-password'), password } });
  });

  it('A reset request for an unknown e-mail or a disabled account sends no mail', async () => {
    await db.user.update({ where: { id: learner.id }, data: { disabledAt: ctx.now() } });
    await requestLink();
    await requestLink('nobody@shuoyi.example');
    expect(await db.outboxMessage.count()).toBe(0);
  });

  it('The token of a reset link is not stored in the clear', async () => {
    await requestLink();
    const token = await mailedToken('reset-password');
    const rows = [await db.oneTimeLink.findMany(), await db.outboxMessage.findMany()];
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('The e-mail verification', () => {
  let sessionId: string;
  beforeEach(async () => {
    ({ sessionId } = await createDevice(db, learner));
  });
  const userCtx = () => userContext(db, learner, { clock: ctx.clock, sessionId });

  it('An e-mail is verified by its link once, and the link is invalid after the e-mail changed', async () => {
    await resendVerification({ ctx: userCtx() });
    const token = await mailedToken('verify-email');
    expect(await verifyEmail({ ctx, input: { token } })).toBe(learner.email);
    expect((await getUser({ ctx: userCtx() })).validated).toBe(true);
    const { emailVerifiedAt } = await db.user.findUniqueOrThrow({ where: { id: learner.id } });
    ctx.clock.advance({ minutes: 5 });
    expect(await verifyEmail({ ctx, input: { token } })).toBe(learner.email);
    expect(await db.user.findUniqueOrThrow({ where: { id: learner.id } })).toMatchObject({
      emailVerifiedAt,
    });
    await db.user.update({ where: { id: learner.id }, data: { email: 'other@shuoyi.example' } });
    await expect(verifyEmail({ ctx, input: { token } })).rejects.toMatchObject({
      code: 'LINK_INVALID',
    });
  });

  it('Two concurrent verifications by one link both succeed and record one event', async () => {
    await resendVerification({ ctx: userCtx() });
    const token = await mailedToken('verify-email');
    const verified = await Promise.all([1, 2].map(() => verifyEmail({ ctx, input: { token } })));
    expect(verified).toEqual([learner.email, learner.email]);
    expect(await db.securityEvent.count({ where: { kind: 'EMAIL_VERIFIED' } })).toBe(1);
  });

  it('An e-mail is not verified by a link that is a day old or belongs to a disabled account', async () => {
    await resendVerification({ ctx: userCtx() });
    const token = await mailedToken('verify-email');
    await db.user.update({ where: { id: learner.id }, data: { disabledAt: ctx.now() } });
    const rejected = { code: 'LINK_INVALID' };
    await expect(verifyEmail({ ctx, input: { token } })).rejects.toMatchObject(rejected);
    await db.user.update({ where: { id: learner.id }, data: { disabledAt: null } });
    ctx.clock.advance({ hours: 24 });
    await expect(verifyEmail({ ctx, input: { token } })).rejects.toMatchObject(rejected);
  });

  it('An e-mail is not verified by a password reset link', async () => {
    await requestLink();
    const token = await mailedToken('reset-password');
    await expect(verifyEmail({ ctx, input: { token } })).rejects.toMatchObject({
      code: 'LINK_INVALID',
    });
  });

  it('An e-mail changes once the new one is verified; the old one is notified, and its links end', async () => {
    await requestLink();
    const resetToken = await mailedToken('reset-password');
    const email = 'new@shuoyi.example';
    expect((await editProfile({ ctx: userCtx(), input: { email } })).email).toBe(learner.email);
    await processRequests();
    const mailed = await db.outboxMessage.findFirstOrThrow({
      where: { template: 'email-changing' },
    });
    expect(mailed.recipient).toBe(learner.email);
    await verifyEmail({ ctx, input: { token: await mailedToken('verify-email') } });
    expect(await getUser({ ctx: userCtx() })).toMatchObject({ email, validated: true });
    const reset = { token: resetToken, password };
    await expect(resetPassword({ ctx, input: reset })).rejects.toMatchObject({
      code: 'LINK_INVALID',
    });
  });

  it('A new e-mail that another account took meanwhile is rejected with EMAIL_TAKEN', async () => {
    const email = 'wanted@shuoyi.example';
    await editProfile({ ctx: userCtx(), input: { email } });
    await processRequests();
    await createLearner(db, { email });
    const token = await mailedToken('verify-email');
    await expect(verifyEmail({ ctx, input: { token } })).rejects.toMatchObject({
      code: 'EMAIL_TAKEN',
    });
  });

  it('A change to the e-mail of another account has the same result, and that account is mailed', async () => {
    const other = await createLearner(db);
    const user = await editProfile({ ctx: userCtx(), input: { email: other.email } });
    expect(user.email).toBe(learner.email);
    await processRequests();
    expect(await db.outboxMessage.count({ where: { template: 'verify-email' } })).toBe(0);
    expect(
      await db.outboxMessage.count({
        where: { template: 'address-taken', recipient: other.email },
      }),
    ).toBe(1);
  });

  it('A verification link is sent again at most once a minute', async () => {
    await resendVerification({ ctx: userCtx() });
    await expect(resendVerification({ ctx: userCtx() })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    ctx.clock.advance({ minutes: 1 });
    await resendVerification({ ctx: userCtx() });
  });

  it.each(['known', 'unknown'])(
    'A new e-mail that is %s gives the same result when its link is requested again',
    async (kind) => {
      const email = kind === 'known' ? (await createLearner(db)).email : 'new@shuoyi.example';
      await editProfile({ ctx: userCtx(), input: { email } });
      const again = () => resendVerification({ ctx: userCtx() });
      await expect(again()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      await processRequests();
      await expect(again()).rejects.toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        retryAfterSeconds: 60,
      });
      ctx.clock.advance({ minutes: 1 });
      await again();
      expect(await db.accountRequest.count({ where: { kind: 'CHANGE_EMAIL', email } })).toBe(1);
    },
  );

  it('A verification link requested by a visitor is rejected with LOGIN_USER_REQUIRED', async () => {
    await expect(
      resendVerification({ ctx: visitorContext(db, { clock: createTestClock() }) }),
    ).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
  });
});
