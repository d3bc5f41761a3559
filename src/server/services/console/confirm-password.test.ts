import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findSession } from '~/server/credentials/session-rows';
import type { Database } from '~/server/db';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createDevice, type SignedInDevice } from '~prisma/factories/device';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { confirmPassword } from './confirm-password';

let db: Database;
let owner: Learner;
let device: SignedInDevice;
let ctx: TestContext;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  owner = await createLearner(db, { role: 'OWNER' });
  device = await createDevice(db, owner);
  ctx = userContext(db, owner, { sessionId: device.sessionId });
});

const readConfirmedAt = async ({ sessionId: id }: SignedInDevice) =>
  (await db.session.findUnique({ where: { id } }))?.passwordConfirmedAt;

describe('The confirmation of the password', () => {
  it('The right password stamps this session alone, which has a new token', async () => {
    const other = await createDevice(db, owner);
    await confirmPassword({ ctx, input: { password: owner.password } });
    expect(await readConfirmedAt(device)).toEqual(ctx.now());
    expect(await readConfirmedAt(other)).toBeNull();
    expect(await findSession(db, device.token, ctx.now())).toBeNull();
  });

  it('A wrong password stamps nothing, and too many of them are throttled', async () => {
    const wrong = () => confirmPassword({ ctx, input: { password: 'wrong' } });
    await expect(wrong()).rejects.toMatchObject({ code: 'CURRENT_PASSWORD_WRONG' });
    expect(await readConfirmedAt(device)).toBeNull();
    const codes = new Set<string>();
    for (let tries = 0; tries < 30 && !codes.has('TOO_MANY_REQUESTS'); tries++)
      await wrong().catch(({ code }) => codes.add(code));
    expect(codes).toContain('TOO_MANY_REQUESTS');
  });

  it('Two confirmations at once both succeed', async () => {
    const confirm = () => confirmPassword({ ctx, input: { password: owner.password } });
    await Promise.all([confirm(), confirm()]);
    expect(await readConfirmedAt(device)).toEqual(ctx.now());
  });

  it('A session that ended cannot be confirmed', async () => {
    await db.session.deleteMany();
    const confirmed = confirmPassword({ ctx, input: { password: owner.password } });
    await expect(confirmed).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
  });

  it('Learners and visitors confirm nothing', async () => {
    const learner = await createLearner(db);
    const { sessionId } = await createDevice(db, learner);
    const input = { password: learner.password };
    const asLearner = confirmPassword({ ctx: userContext(db, learner, { sessionId }), input });
    await expect(asLearner).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const asVisitor = confirmPassword({ ctx: visitorContext(db), input });
    await expect(asVisitor).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
  });
});
