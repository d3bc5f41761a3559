import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unseal } from '~/server/credentials/seal';
import type { Database } from '~/server/db';
import {
  createTestClock,
  systemContext,
  type TestClock,
  userContext,
  visitorContext,
} from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createDevice } from '~prisma/factories/device';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { authenticate } from './authenticate';
import { editProfile } from './edit-profile';
import { processAccountRequests } from './process-account-requests';
import { restoreEmail } from './restore-email';
import { signUp } from './sign-up';
import { verifyEmail } from './verify-email';

const password = 'the booth that I got back';
const evil = 'evil@shuoyi.example';

let db: Database;
let learner: Learner;
let clock: TestClock;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  clock = createTestClock();
  learner = await createLearner(db);
});

const visitor = () => visitorContext(db, { clock });
const processRequests = () => processAccountRequests({ ctx: systemContext(db, { clock }) });
const mail = (template: string) =>
  db.outboxMessage.findFirstOrThrow({ where: { template }, orderBy: { id: 'desc' } });
const mailedToken = async (template: string) =>
  unseal(((await mail(template)).payload as { token: string }).token);

/** Changes the e-mail of the account as its user does. @returns the token of the way back */
async function changeEmail(email: string, who: Learner = learner): Promise<string> {
  const { sessionId } = await createDevice(db, who, { now: clock.now() });
  await editProfile({ ctx: userContext(db, who, { clock, sessionId }), input: { email } });
  await processRequests();
  await verifyEmail({ ctx: visitor(), input: { token: await mailedToken('verify-email') } });
  return mailedToken('email-changed');
}
const restore = (token: string) => restoreEmail({ ctx: visitor(), input: { token, password } });
const account = () => db.user.findUniqueOrThrow({ where: { id: learner.id } });

describe('The way back of a changed e-mail', () => {
  it('The previous e-mail is notified of the change and can restore the account, which ends every session', async () => {
    const token = await changeEmail(evil);
    expect(await mail('email-changed')).toMatchObject({
      recipient: learner.email,
      payload: { newEmail: evil },
    });
    await restore(token);
    expect(await account()).toMatchObject({ email: learner.email, emailVerifiedAt: clock.now() });
    expect(await db.session.count({ where: { userId: learner.id } })).toBe(0);
    const input = { email: learner.email, password };
    expect(await authenticate({ ctx: visitor(), input })).toMatchObject({ id: learner.id });
    for (const old of [learner.password, password])
      await expect(
        authenticate({ ctx: visitor(), input: { email: evil, password: old } }),
      ).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await mail('email-restored')).toMatchObject({ recipient: evil });
  });

  it('A way back works for seven days, once', async () => {
    const token = await changeEmail(evil);
    clock.advance({ days: 7, seconds: -1 });
    await restore(token);
    await expect(restore(token)).rejects.toMatchObject({ code: 'LINK_USED' });
    const second = await changeEmail(evil);
    clock.advance({ days: 7 });
    await expect(restore(second)).rejects.toMatchObject({ code: 'LINK_INVALID' });
  });

  it('A second change of e-mail ends no earlier way back, and an earlier one ends the later', async () => {
    const first = await changeEmail(evil);
    const second = await changeEmail('evil-two@shuoyi.example');
    await restore(first);
    await expect(restore(second)).rejects.toMatchObject({ code: 'LINK_INVALID' });
    expect((await account()).email).toBe(learner.email);
  });

  it('A thief who uses the later way back does not end the earlier one', async () => {
    const first = await changeEmail(evil);
    await restore(await changeEmail('evil-two@shuoyi.example'));
    expect((await account()).email).toBe(evil);
    await restore(first);
    expect((await account()).email).toBe(learner.email);
  });

  it('Nobody else takes the previous e-mail meanwhile, by a sign-up or by a change', async () => {
    const token = await changeEmail(evil);
    const { email } = learner;
    await signUp({ ctx: visitor(), input: { email, name: '路人', password: 'a booth of my own' } });
    expect(await db.user.count({ where: { email } })).toBe(0);
    const other = await createLearner(db);
    const { sessionId } = await createDevice(db, other, { now: clock.now() });
    await editProfile({ ctx: userContext(db, other, { clock, sessionId }), input: { email } });
    await processRequests();
    expect(
      await db.outboxMessage.count({ where: { template: 'verify-email', recipient: email } }),
    ).toBe(0);
    await restore(token);
    expect((await account()).email).toBe(email);
  });

  it('A sign-up at the moment of the change does not take the previous e-mail', async () => {
    const { email } = learner;
    const { sessionId } = await createDevice(db, learner, { now: clock.now() });
    await editProfile({
      ctx: userContext(db, learner, { clock, sessionId }),
      input: { email: evil },
    });
    await processRequests();
    const token = await mailedToken('verify-email');
    const join = { email, name: '路人', password: 'a booth of my own' };
    await Promise.all([
      verifyEmail({ ctx: visitor(), input: { token } }),
      signUp({ ctx: visitor(), input: join }),
      signUp({ ctx: visitor(), input: join }),
    ]);
    expect(await db.user.count({ where: { email } })).toBe(0);
  });

  it('After seven days the previous e-mail is free', async () => {
    await changeEmail(evil);
    clock.advance({ days: 7 });
    const { email } = learner;
    await signUp({ ctx: visitor(), input: { email, name: '路人', password: 'a booth of my own' } });
    expect(await db.user.count({ where: { email } })).toBe(1);
  });

  it('A way back of a disabled account, and a password that is too common, change nothing', async () => {
    const token = await changeEmail(evil);
    const common = { token, password: 'password1' };
    await expect(restoreEmail({ ctx: visitor(), input: common })).rejects.toMatchObject({
      code: 'PASSWORD_TOO_COMMON',
    });
    await db.user.update({ where: { id: learner.id }, data: { disabledAt: clock.now() } });
    await expect(restore(token)).rejects.toMatchObject({ code: 'LINK_INVALID' });
    expect((await account()).email).toBe(evil);
  });
});
