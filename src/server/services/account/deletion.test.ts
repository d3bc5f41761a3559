import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELETION_GRACE_DAYS } from '~/domain/account-deletion';
import { findSession } from '~/server/credentials/session-rows';
import type { Database } from '~/server/db';
import {
  systemContext,
  type TestContext,
  testClock,
  userContext,
  visitorContext,
} from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createDevice } from '~prisma/factories/device';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { createOrder, createPaidOrder } from '~prisma/factories/order';
import { anonymiseDueAccounts } from './anonymise-due-accounts';
import { cancelDeletion } from './cancel-deletion';
import { changePassword } from './change-password';
import { readDeletion } from './read-deletion';
import { requestDeletion } from './request-deletion';

let db: Database;
let learner: Learner;
const clock = testClock();
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  clock.set('2026-11-21T04:00:00Z');
  learner = await createLearner(db);
});

async function open() {
  const device = await createDevice(db, learner, { now: clock.now() });
  return { ...device, ctx: userContext(db, learner, { clock, sessionId: device.sessionId }) };
}

const request = (ctx: TestContext, currentPassword?: string) =>
  requestDeletion({ ctx, input: { currentPassword } });
const templates = async () =>
  (await db.outboxMessage.findMany({ orderBy: { id: 'asc' } })).map(({ template }) => template);

describe('asking for the deletion of the account', () => {
  it('sets a date, signs other devices out, and tells the owner', async () => {
    const [here, there] = [await open(), await open()];
    const dueAt = new Date(clock.now().getTime() + DELETION_GRACE_DAYS * 86_400_000);
    expect(await request(here.ctx)).toEqual({ dueAt });
    expect(await readDeletion({ ctx: here.ctx })).toEqual({ dueAt });
    expect(await findSession(db, here.token, clock.now())).not.toBeNull();
    expect(await findSession(db, there.token, clock.now())).toBeNull();
    expect(await db.outboxMessage.findMany()).toEqual([
      expect.objectContaining({
        template: 'deletion-requested',
        recipient: learner.email,
        payload: { name: learner.name, dueAt: dueAt.toISOString() },
      }),
    ]);
  });

  it('needs the current password ten minutes after the login', async () => {
    const { ctx } = await open();
    clock.advance({ minutes: 11 });
    const refused = { code: 'CURRENT_PASSWORD_WRONG' };
    await expect(request(ctx)).rejects.toMatchObject(refused);
    await expect(request(ctx, 'not it')).rejects.toMatchObject(refused);
    expect(await readDeletion({ ctx })).toEqual({ dueAt: null });
    await request(ctx, learner.password);
  });

  it('cancels what was ordered and not paid, and leaves what was paid', async () => {
    const { ctx } = await open();
    const pending = await createOrder(db, learner);
    const paid = await createPaidOrder(db, learner);
    const other = await createOrder(db, await createLearner(db));
    await request(ctx);
    const status = async (id: string) =>
      (await db.order.findUniqueOrThrow({ where: { id } })).status;
    expect(await Promise.all([pending.id, paid.id, other.id].map(status))).toEqual([
      'CANCELLED',
      'PAID',
      'PENDING',
    ]);
  });

  it('twice keeps the first date and sends one mail, also at once', async () => {
    const { ctx } = await open();
    const [first, second] = await Promise.all([request(ctx), request(ctx)]);
    clock.advance({ minutes: 5 });
    expect([second, await request(ctx)]).toEqual([first, first]);
    expect(await templates()).toEqual(['deletion-requested']);
  });

  it('is not for visitors, nor for a session that ended meanwhile', async () => {
    const { ctx } = await open();
    await db.session.deleteMany();
    for (const asker of [ctx, visitorContext(db)])
      await expect(request(asker)).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    expect(await templates()).toEqual([]);
  });

  it('and a new password elsewhere at once: the session that ended asks for nothing', async () => {
    const [thief, owner] = [await open(), await open()];
    const input = { password: 'another booth of mine', currentPassword: learner.password };
    const [asked] = await Promise.allSettled([
      request(thief.ctx, learner.password),
      changePassword({ ctx: owner.ctx, input }),
    ]);
    const { deletionDueAt } = await db.user.findUniqueOrThrow({ where: { id: learner.id } });
    expect(deletionDueAt !== null).toBe(asked.status === 'fulfilled');
  });
});

describe('keeping the account', () => {
  it('takes the date away and tells the owner; once is enough', async () => {
    const { ctx } = await open();
    await request(ctx);
    await Promise.all([cancelDeletion({ ctx }), cancelDeletion({ ctx })]);
    expect(await readDeletion({ ctx })).toEqual({ dueAt: null });
    expect(await templates()).toEqual(['deletion-requested', 'deletion-cancelled']);
    expect(
      (await db.securityEvent.findMany({ orderBy: { id: 'asc' } })).map(({ kind }) => kind),
    ).toEqual(['DELETION_REQUESTED', 'DELETION_CANCELLED']);
    clock.advance({ days: 20 });
    expect(await anonymiseDueAccounts({ ctx: systemContext(db, { clock }) })).toBe(0);
  });

  it('is not for visitors', async () => {
    const ctx = visitorContext(db);
    const refused = { code: 'LOGIN_USER_REQUIRED' };
    await expect(cancelDeletion({ ctx })).rejects.toMatchObject(refused);
    await expect(readDeletion({ ctx })).rejects.toMatchObject(refused);
  });

  it('and the deletion at the same moment: one of them wins whole', async () => {
    for (let round = 0; round < 6; round++) {
      learner = await createLearner(db);
      const { ctx } = await open();
      await request(ctx);
      clock.advance({ days: 15 });
      const [kept, gone] = await Promise.allSettled([
        cancelDeletion({ ctx }),
        anonymiseDueAccounts({ ctx: systemContext(db, { clock }) }),
      ]);
      const user = await db.user.findUniqueOrThrow({ where: { id: learner.id } });
      const deleted = user.anonymisedAt !== null;
      expect([kept.status === 'rejected', gone]).toEqual([
        deleted,
        { status: 'fulfilled', value: deleted ? 1 : 0 },
      ]);
      expect(user.name).toBe(deleted ? '' : learner.name);
    }
  });
});
