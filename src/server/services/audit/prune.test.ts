import { beforeAll, beforeEach, expect, it } from 'vitest';
import { NO_CLIENT } from '~/server/context';
import type { Database } from '~/server/db';
import { systemContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { prune } from './prune';
import { recordSecurityEvent } from './record-security-event';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => resetDatabase(db));

it('Pruning deletes expired counters, events, devices and answered messages, and keeps the rest', async () => {
  const ctx = systemContext(db);
  const { id: userId } = await createLearner(db);
  const old = systemContext(db);
  // Long ago by this machine's clock, too: the database refuses to delete newer events.
  old.clock.set('2024-01-01T00:00:00Z');
  for (const at of [ctx, old]) {
    await recordSecurityEvent(db, { ...at, client: NO_CLIENT }, { kind: 'LOGGED_IN', userId });
    const lastUsedAt = at.now();
    await db.knownDevice.create({
      data: { userId, deviceHash: lastUsedAt.toISOString(), lastUsedAt },
    });
  }
  const message = {
    name: '王小明',
    email: 'm@shuoyi.example',
    body: '？',
    language: 'zh',
  } as const;
  const written = { ...message, subject: 'OTHER', createdAt: old.now() } as const;
  await db.contactMessage.createMany({
    data: [
      { ...written, sendKey: 'answered then', repliedAt: old.now() },
      { ...written, sendKey: 'answered now', repliedAt: ctx.now() },
      { ...written, sendKey: 'waits' },
    ],
  });
  const now = ctx.now().getTime();
  await db.throttle.createMany({
    data: [
      { key: 'ended', points: 3, expire: BigInt(now - 1) },
      { key: 'running', points: 3, expire: BigInt(now + 1000) },
    ],
  });
  const kept = new Date('2026-11-20');
  await db.practiceReminder.createMany({
    data: [
      { userId, day: new Date('2026-10-01') },
      { userId, day: kept },
    ],
  });
  const counts = { counters: 1, events: 1, devices: 1, messages: 1, reminders: 1 };
  expect(await prune({ ctx })).toEqual(counts);
  expect(await db.practiceReminder.findMany()).toEqual([{ userId, day: kept }]);
  expect(await db.throttle.findMany()).toMatchObject([{ key: 'running' }]);
  expect(await db.securityEvent.findMany()).toMatchObject([{ at: ctx.now() }]);
  expect(await db.knownDevice.findMany()).toMatchObject([{ lastUsedAt: ctx.now() }]);
  expect(await db.contactMessage.count({ where: { sendKey: 'answered then' } })).toBe(0);
  const none = { counters: 0, events: 0, devices: 0, messages: 0, reminders: 0 };
  expect(await prune({ ctx })).toEqual(none);
});
