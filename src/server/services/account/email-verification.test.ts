import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unseal } from '~/server/credentials/seal';
import type { Database } from '~/server/db';
import { systemContext, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createDevice } from '~prisma/factories/device';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { cancelEmailChange } from './cancel-email-change';
import { editProfile } from './edit-profile';
import { getEmailVerification } from './get-email-verification';
import { processAccountRequests } from './process-account-requests';
import { resendVerification } from './resend-verification';
import { verifyEmail } from './verify-email';

const email = 'next@shuoyi.example';
let db: Database;
let learner: Learner;
let ctx: TestContext;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  learner = await createLearner(db);
  const { sessionId } = await createDevice(db, learner);
  ctx = userContext(db, learner, { sessionId });
});

const processRequests = () =>
  processAccountRequests({ ctx: systemContext(db, { clock: ctx.clock }) });
const requestEmail = (requestedEmail = email) =>
  editProfile({ ctx, input: { email: requestedEmail } });
const getVerification = () => getEmailVerification({ ctx });

async function mailedToken(): Promise<string> {
  const where = { template: 'verify-email' };
  const mail = await db.outboxMessage.findFirstOrThrow({ where, orderBy: { id: 'desc' } });
  return unseal((mail.payload as { token: string }).token);
}

describe('The e-mail change', () => {
  it('A new e-mail is pending from the request until its verification', async () => {
    await requestEmail();
    const waiting = { email: learner.email, validated: true, pending: email };
    expect(await getVerification()).toMatchObject(waiting);
    await processRequests();
    expect(await getVerification()).toMatchObject(waiting);
    await verifyEmail({ ctx, input: { token: await mailedToken() } });
    expect(await getVerification()).toEqual({
      email,
      validated: true,
      pending: null,
      resendAt: null,
    });
  });

  it('A new e-mail that belongs to another account is shown as pending, too', async () => {
    const other = await createLearner(db);
    await requestEmail(other.email);
    const before = await getVerification();
    await processRequests();
    expect([before, await getVerification()]).toEqual([
      expect.objectContaining({ pending: other.email }),
      expect.objectContaining({ pending: other.email }),
    ]);
  });

  it('A new e-mail is pending no longer than its link is valid', async () => {
    await requestEmail();
    await processRequests();
    ctx.clock.advance({ days: 1 });
    expect((await getVerification()).pending).toBeNull();
  });

  it.each(['before', 'after'])(
    'An e-mail change cancelled %s its mail was sent is no longer pending, and its link is invalid',
    async (when) => {
      await requestEmail();
      if (when === 'after') await processRequests();
      expect(await cancelEmailChange({ ctx })).toMatchObject({
        email: learner.email,
        pending: null,
      });
      await processRequests();
      expect((await getVerification()).pending).toBeNull();
      if (when === 'before') return expect(await db.oneTimeLink.count()).toBe(0);
      const token = await mailedToken();
      await expect(verifyEmail({ ctx, input: { token } })).rejects.toMatchObject({
        code: 'LINK_INVALID',
      });
    },
  );

  it('Two concurrent cancellations of an e-mail change leave nothing pending', async () => {
    await requestEmail();
    await processRequests();
    await Promise.all([cancelEmailChange({ ctx }), cancelEmailChange({ ctx })]);
    expect((await getVerification()).pending).toBeNull();
  });

  it('An e-mail change is neither visible to nor cancelled by another user or a visitor', async () => {
    await requestEmail();
    await processRequests();
    const other = userContext(db, await createLearner(db), { clock: ctx.clock });
    expect((await cancelEmailChange({ ctx: other })).pending).toBeNull();
    expect((await getVerification()).pending).toBe(email);
    for (const call of [getEmailVerification, cancelEmailChange])
      await expect(call({ ctx: visitorContext(db) })).rejects.toMatchObject({
        code: 'LOGIN_USER_REQUIRED',
      });
  });
});

it('The link of an unverified e-mail may be sent again after a minute', async () => {
  await db.user.update({ where: { id: learner.id }, data: { emailVerifiedAt: null } });
  expect(await getVerification()).toMatchObject({ validated: false, resendAt: null });
  await resendVerification({ ctx });
  expect((await getVerification()).resendAt).toEqual(new Date(ctx.now().getTime() + 60_000));
  ctx.clock.advance({ minutes: 1 });
  expect((await getVerification()).resendAt).toBeNull();
});
