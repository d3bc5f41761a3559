import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unseal } from '~/server/credentials/seal';
import type { Database } from '~/server/db';
import { systemContext, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
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
  ctx = userContext(db, learner);
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

describe('a new address', () => {
  it('is seen waiting at once, after the letter, and no more once proved', async () => {
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

  it('looks the same when somebody else has it', async () => {
    const other = await createLearner(db);
    await requestEmail(other.email);
    const before = await getVerification();
    await processRequests();
    expect([before, await getVerification()]).toEqual([
      expect.objectContaining({ pending: other.email }),
      expect.objectContaining({ pending: other.email }),
    ]);
  });

  it('waits no longer than its link works', async () => {
    await requestEmail();
    await processRequests();
    ctx.clock.advance({ days: 1 });
    expect((await getVerification()).pending).toBeNull();
  });

  it.each(['before', 'after'])(
    'is given up %s its letter left, and the link is dead',
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

  it('given up twice at once is given up', async () => {
    await requestEmail();
    await processRequests();
    await Promise.all([cancelEmailChange({ ctx }), cancelEmailChange({ ctx })]);
    expect((await getVerification()).pending).toBeNull();
  });

  it('of somebody else is neither seen nor given up', async () => {
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

it('the link of an address not proved yet may be sent again after a minute', async () => {
  await db.user.update({ where: { id: learner.id }, data: { emailVerifiedAt: null } });
  expect(await getVerification()).toMatchObject({ validated: false, resendAt: null });
  await resendVerification({ ctx });
  expect((await getVerification()).resendAt).toEqual(new Date(ctx.now().getTime() + 60_000));
  ctx.clock.advance({ minutes: 1 });
  expect((await getVerification()).resendAt).toBeNull();
});
