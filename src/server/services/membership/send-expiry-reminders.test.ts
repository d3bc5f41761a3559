import { beforeEach, expect, it } from 'vitest';
import { withTransaction } from '~/server/transaction';
import { createTestClock, systemContext, userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createGift } from '~prisma/factories/gift';
import { createLearner, createMember } from '~prisma/factories/learner';
import { claimGift } from '../gift/claim-gift';
import { appendEntitlements } from './append-entitlements';
import { sendExpiryReminders } from './send-expiry-reminders';

const db = await testDatabase();
beforeEach(() => resetDatabase(db));

const emails = () =>
  db.outboxMessage.findMany({
    orderBy: { createdAt: 'asc' },
    select: { recipient: true, payload: true },
  });

it('Expiry reminders are mailed a week and a day before the end, once each, with several workers', async () => {
  const ctx = systemContext(db, { clock: createTestClock() });
  const member = await createMember(db, { days: 10 });
  const runFiveWorkers = () => Promise.all([1, 2, 3, 4, 5].map(() => sendExpiryReminders({ ctx })));
  await runFiveWorkers();
  expect(await emails()).toEqual([]);
  ctx.clock.advance({ days: 3, minutes: 1 });
  await runFiveWorkers();
  ctx.clock.advance({ days: 2 });
  await runFiveWorkers();
  expect(await emails()).toMatchObject([{ recipient: member.email, payload: { tomorrow: false } }]);
  ctx.clock.advance({ days: 4 });
  await runFiveWorkers();
  expect((await emails()).map(({ payload }) => payload)).toMatchObject([
    { tomorrow: false },
    { tomorrow: true },
  ]);
  ctx.clock.advance({ days: 5 });
  await runFiveWorkers();
  expect(await emails()).toHaveLength(2);
});

it('An expiry reminder is mailed again for the new end after a renewal', async () => {
  const ctx = systemContext(db, { clock: createTestClock() });
  const member = await createMember(db, { days: 5 });
  await sendExpiryReminders({ ctx });
  const more = { kind: 'GRANT', days: 10, sourceKey: 'more', reason: 'test' } as const;
  await withTransaction(ctx, (tx) => appendEntitlements(tx, member.id, [more], ctx.now()));
  expect(await sendExpiryReminders({ ctx })).toBe(0);
  ctx.clock.advance({ days: 9 });
  expect(await sendExpiryReminders({ ctx })).toBe(1);
});

it('Expiry reminders are not mailed to non-members, paused members and disabled accounts', async () => {
  const ctx = systemContext(db, { clock: createTestClock() });
  await createLearner(db);
  await createMember(db, { days: 3, disabledAt: ctx.now() });
  const paused = await createMember(db, { days: 3 });
  const pause = { kind: 'PAUSE', days: 2, sourceKey: 'pause', reason: 'test' } as const;
  await withTransaction(ctx, (tx) => appendEntitlements(tx, paused.id, [pause], ctx.now()));
  expect(await sendExpiryReminders({ ctx })).toBe(0);
  expect(await emails()).toEqual([]);
});

it('Ledgers without an end, however many, keep no other account waiting for its saved end', async () => {
  const ctx = systemContext(db, { clock: createTestClock() });
  const users = Array.from({ length: 200 }, (_, index) => ({
    email: `none-${index}@shuoyi.example`,
    name: '林小譯',
    passwordHash: 'none',
    termsVersion: '2026-11-21',
    termsAcceptedAt: ctx.now(),
  }));
  const rows = await db.user.createManyAndReturn({ data: users, select: { id: true } });
  await db.entitlement.createMany({
    data: rows.map(({ id: userId }) => ({
      userId,
      kind: 'PAUSE' as const,
      days: 2,
      reason: 'test',
      grantedAt: ctx.now(),
      sourceKey: `none-${userId}`,
    })),
  });
  const member = await createMember(db, { days: 20 });
  await db.membershipEnd.deleteMany();
  await sendExpiryReminders({ ctx });
  expect(await db.membershipEnd.findMany({ select: { userId: true } })).toEqual([
    { userId: member.id },
  ]);
});

it('A paused member gets no expiry reminder until the pause is over', async () => {
  const ctx = systemContext(db, { clock: createTestClock() });
  const { id, email: recipient } = await createMember(db, { days: 5 });
  const pause = { kind: 'PAUSE', days: 1, sourceKey: 'pause', reason: 'test' } as const;
  await withTransaction(ctx, (tx) => appendEntitlements(tx, id, [pause], ctx.now()));
  expect(await sendExpiryReminders({ ctx })).toBe(0);
  ctx.clock.advance({ days: 1 });
  expect(await sendExpiryReminders({ ctx })).toBe(1);
  expect(await emails()).toMatchObject([{ recipient, payload: { tomorrow: false } }]);
});

it('An expiry reminder is mailed for the end of a claimed gift', async () => {
  const ctx = systemContext(db, { clock: createTestClock() });
  const { token } = await createGift(db, await createLearner(db));
  const friend = await createMember(db, { days: 2 });
  await sendExpiryReminders({ ctx });
  const { until } = await claimGift({
    ctx: userContext(db, friend, { clock: ctx.clock }),
    input: { token },
  });
  const daysBefore = (until!.getTime() - ctx.now().getTime()) / 86_400_000 - 6;
  ctx.clock.advance({ days: daysBefore });
  expect(await sendExpiryReminders({ ctx })).toBe(1);
  expect((await emails()).at(-1)).toMatchObject({
    recipient: friend.email,
    payload: { endsAt: until!.toISOString() },
  });
});

it('Concurrent grants extend the membership one after the other', async () => {
  const ctx = systemContext(db, { clock: createTestClock() });
  const learner = await createLearner(db);
  const grants = [1, 2, 3, 4].map((days) => ({
    kind: 'GRANT' as const,
    days,
    sourceKey: `grant:${days}`,
    reason: 'test',
  }));
  await Promise.all(
    [...grants, grants[0]!].map((grant) =>
      withTransaction(ctx, (tx) => appendEntitlements(tx, learner.id, [grant], ctx.now())),
    ),
  );
  const { endsAt } = await db.membershipEnd.findUniqueOrThrow({ where: { userId: learner.id } });
  expect(endsAt.getTime() - ctx.now().getTime()).toBe(10 * 86_400_000);
});
