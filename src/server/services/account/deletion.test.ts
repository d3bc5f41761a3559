import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELETION_GRACE_DAYS } from '~/domain/account-deletion';
import { hashToken } from '~/lib/secret-token';
import { findSession } from '~/server/credentials/session-rows';
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
import { createOrder, createPaidOrder } from '~prisma/factories/order';
import { anonymiseDueAccounts } from './anonymise-due-accounts';
import { cancelDeletion } from './cancel-deletion';
import { changePassword } from './change-password';
import { getDeletion } from './get-deletion';
import { requestDeletion } from './request-deletion';

let db: Database;
let learner: Learner;
const clock = createTestClock();
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  clock.set('2026-11-21T04:00:00Z');
  learner = await createLearner(db);
});

async function openDevice() {
  const device = await createDevice(db, learner, { now: clock.now() });
  return { ...device, ctx: userContext(db, learner, { clock, sessionId: device.sessionId }) };
}

const requestAccountDeletion = (ctx: TestContext, currentPassword?: string) =>
  requestDeletion({ ctx, input: { currentPassword } });
const templates = async () =>
  (await db.outboxMessage.findMany({ orderBy: { id: 'asc' } })).map(({ template }) => template);

describe('The request for the account’s deletion', () => {
  it('A deletion request sets a date, signs other devices out and mails the user', async () => {
    const [here, there] = [await openDevice(), await openDevice()];
    const dueAt = new Date(clock.now().getTime() + DELETION_GRACE_DAYS * 86_400_000);
    expect(await requestAccountDeletion(here.ctx)).toEqual({ dueAt, role: null });
    expect(await getDeletion({ ctx: here.ctx })).toEqual({ dueAt, role: null });
    // This device stays signed in, with a token that no copy of its cookie has.
    expect(await db.session.findMany()).toMatchObject([{ replacedToken: hashToken(here.token) }]);
    expect(await findSession(db, there.token, clock.now())).toBeNull();
    expect(await db.outboxMessage.findMany()).toEqual([
      expect.objectContaining({
        template: 'deletion-requested',
        recipient: learner.email,
        payload: { name: learner.name, dueAt: dueAt.toISOString() },
      }),
    ]);
  });

  it('A deletion request needs the current password ten minutes after the login', async () => {
    const { ctx } = await openDevice();
    clock.advance({ minutes: 11 });
    const rejected = { code: 'CURRENT_PASSWORD_WRONG' };
    await expect(requestAccountDeletion(ctx)).rejects.toMatchObject(rejected);
    await expect(requestAccountDeletion(ctx, 'not it')).rejects.toMatchObject(rejected);
    expect(await getDeletion({ ctx })).toEqual({ dueAt: null, role: null });
    await requestAccountDeletion(ctx, learner.password);
  });

  it('A deletion request cancels pending orders and leaves paid ones', async () => {
    const { ctx } = await openDevice();
    const pending = await createOrder(db, learner);
    const paid = await createPaidOrder(db, learner);
    const other = await createOrder(db, await createLearner(db));
    await requestAccountDeletion(ctx);
    const status = async (id: string) =>
      (await db.order.findUniqueOrThrow({ where: { id } })).status;
    expect(await Promise.all([pending.id, paid.id, other.id].map(status))).toEqual([
      'CANCELLED',
      'PAID',
      'PENDING',
    ]);
  });

  it('Repeated and concurrent deletion requests keep the first date and send one mail', async () => {
    const { ctx } = await openDevice();
    const tries = await Promise.allSettled([
      requestAccountDeletion(ctx),
      requestAccountDeletion(ctx),
    ]);
    const done = tries.flatMap((request) => (request.status === 'fulfilled' ? request.value : []));
    clock.advance({ minutes: 5 });
    const again = await requestAccountDeletion(ctx);
    // One of two concurrent requests may have to be repeated with the session's new token.
    for (const request of tries)
      if (request.status === 'rejected')
        expect(request.reason).toMatchObject({ code: 'SESSION_REPLACED' });
    expect(done.length).toBeGreaterThan(0);
    for (const dates of done) expect(dates).toEqual(again);
    expect(await templates()).toEqual(['deletion-requested']);
  });

  it('A deletion request by a visitor or an ended session is rejected with LOGIN_USER_REQUIRED', async () => {
    const { ctx } = await openDevice();
    await db.session.deleteMany();
    for (const caller of [ctx, visitorContext(db)])
      await expect(requestAccountDeletion(caller)).rejects.toMatchObject({
        code: 'LOGIN_USER_REQUIRED',
      });
    expect(await templates()).toEqual([]);
  });

  it('A deletion request from a session that a concurrent password change ends has no effect', async () => {
    const [attacker, owner] = [await openDevice(), await openDevice()];
    const input = { password: 'another booth of mine', currentPassword: learner.password };
    const [requested] = await Promise.allSettled([
      requestAccountDeletion(attacker.ctx, learner.password),
      changePassword({ ctx: owner.ctx, input }),
    ]);
    const { deletionDueAt } = await db.user.findUniqueOrThrow({ where: { id: learner.id } });
    expect(deletionDueAt !== null).toBe(requested.status === 'fulfilled');
  });
});

describe('The cancellation of the deletion', () => {
  it('Concurrent cancellations clear the deletion date and mail the user once', async () => {
    const { ctx } = await openDevice();
    await requestAccountDeletion(ctx);
    await Promise.all([cancelDeletion({ ctx }), cancelDeletion({ ctx })]);
    expect(await getDeletion({ ctx })).toEqual({ dueAt: null, role: null });
    expect(await templates()).toEqual(['deletion-requested', 'deletion-cancelled']);
    expect(
      (await db.securityEvent.findMany({ orderBy: { id: 'asc' } })).map(({ kind }) => kind),
    ).toEqual(['DELETION_REQUESTED', 'DELETION_CANCELLED']);
    clock.advance({ days: 20 });
    expect(await anonymiseDueAccounts({ ctx: systemContext(db, { clock }) })).toBe(0);
  });

  it('A visitor cannot read or cancel a deletion', async () => {
    const ctx = visitorContext(db);
    const rejected = { code: 'LOGIN_USER_REQUIRED' };
    await expect(cancelDeletion({ ctx })).rejects.toMatchObject(rejected);
    await expect(getDeletion({ ctx })).rejects.toMatchObject(rejected);
  });

  it('A concurrent cancellation and deletion: exactly one takes effect', async () => {
    for (let round = 0; round < 6; round++) {
      learner = await createLearner(db);
      const { ctx } = await openDevice();
      await requestAccountDeletion(ctx);
      clock.advance({ days: 15 });
      const [cancellation, anonymisation] = await Promise.allSettled([
        cancelDeletion({ ctx }),
        anonymiseDueAccounts({ ctx: systemContext(db, { clock }) }),
      ]);
      const user = await db.user.findUniqueOrThrow({ where: { id: learner.id } });
      const deleted = user.anonymisedAt !== null;
      expect([cancellation.status === 'rejected', anonymisation]).toEqual([
        deleted,
        { status: 'fulfilled', value: deleted ? 1 : 0 },
      ]);
      expect(user.name).toBe(deleted ? '' : learner.name);
    }
  });
});
