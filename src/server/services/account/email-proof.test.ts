import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unseal } from '~/server/credentials/seal';
import type { Database } from '~/server/db';
import { systemContext, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { answerRequests } from './answer-requests';
import { cancelEmailChange } from './cancel-email-change';
import { editProfile } from './edit-profile';
import { readEmailProof } from './read-email-proof';
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

const answer = () => answerRequests({ ctx: systemContext(db, { clock: ctx.clock }) });
const ask = (wanted = email) => editProfile({ ctx, input: { email: wanted } });
const proof = () => readEmailProof({ ctx });

async function mailedToken(): Promise<string> {
  const where = { template: 'verify-email' };
  const mail = await db.outboxMessage.findFirstOrThrow({ where, orderBy: { id: 'desc' } });
  return unseal((mail.payload as { token: string }).token);
}

describe('a new address', () => {
  it('is seen waiting at once, after the letter, and no more once proved', async () => {
    await ask();
    const waiting = { email: learner.email, validated: true, pending: email };
    expect(await proof()).toMatchObject(waiting);
    await answer();
    expect(await proof()).toMatchObject(waiting);
    await verifyEmail({ ctx, input: { token: await mailedToken() } });
    expect(await proof()).toEqual({ email, validated: true, pending: null, resendAt: null });
  });

  it('looks the same when somebody else has it', async () => {
    const other = await createLearner(db);
    await ask(other.email);
    const before = await proof();
    await answer();
    expect([before, await proof()]).toEqual([
      expect.objectContaining({ pending: other.email }),
      expect.objectContaining({ pending: other.email }),
    ]);
  });

  it('waits no longer than its link works', async () => {
    await ask();
    await answer();
    ctx.clock.advance({ days: 1 });
    expect((await proof()).pending).toBeNull();
  });

  it.each(['before', 'after'])(
    'is given up %s its letter left, and the link is dead',
    async (when) => {
      await ask();
      if (when === 'after') await answer();
      expect(await cancelEmailChange({ ctx })).toMatchObject({
        email: learner.email,
        pending: null,
      });
      await answer();
      expect((await proof()).pending).toBeNull();
      if (when === 'before') return expect(await db.oneTimeLink.count()).toBe(0);
      const token = await mailedToken();
      await expect(verifyEmail({ ctx, input: { token } })).rejects.toMatchObject({
        code: 'LINK_INVALID',
      });
    },
  );

  it('given up twice at once is given up', async () => {
    await ask();
    await answer();
    await Promise.all([cancelEmailChange({ ctx }), cancelEmailChange({ ctx })]);
    expect((await proof()).pending).toBeNull();
  });

  it('of somebody else is neither seen nor given up', async () => {
    await ask();
    await answer();
    const other = userContext(db, await createLearner(db), { clock: ctx.clock });
    expect((await cancelEmailChange({ ctx: other })).pending).toBeNull();
    expect((await proof()).pending).toBe(email);
    for (const call of [readEmailProof, cancelEmailChange])
      await expect(call({ ctx: visitorContext(db) })).rejects.toMatchObject({
        code: 'LOGIN_USER_REQUIRED',
      });
  });
});

it('the link of an address not proved yet may be sent again after a minute', async () => {
  await db.user.update({ where: { id: learner.id }, data: { emailVerifiedAt: null } });
  expect(await proof()).toMatchObject({ validated: false, resendAt: null });
  await resendVerification({ ctx });
  expect((await proof()).resendAt).toEqual(new Date(ctx.now().getTime() + 60_000));
  ctx.clock.advance({ minutes: 1 });
  expect((await proof()).resendAt).toBeNull();
});
