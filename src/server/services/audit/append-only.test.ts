import { beforeEach, describe, expect, it } from 'vitest';
import { NO_CLIENT } from '~/server/context';
import { systemContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { recordSecurityEvent } from './record-security-event';

const db = await testDatabase();
let userId: string;
beforeEach(async () => {
  await resetDatabase(db);
  ({ id: userId } = await createLearner(db));
  const client = { ...NO_CLIENT, address: '203.0.113.7', userAgent: 'Test browser' };
  const ctx = { ...systemContext(db), client, now: () => new Date() };
  await recordSecurityEvent(db, ctx, { kind: 'LOGGED_IN', userId, detail: { newDevice: true } });
});

describe('The audit log', () => {
  it.each([
    { kind: 'LOGGED_OUT' as const },
    { at: new Date('2020-01-01') },
    { actor: 'somebody else' },
    { subjectHash: 'x' },
    { address: '198.51.100.1' },
    { userAgent: 'Another browser' },
    { detail: {} },
  ])('The database refuses to change a security event to %j', async (data) => {
    await expect(db.securityEvent.updateMany({ data })).rejects.toThrow(/append-only/);
  });

  it('The database refuses to give a security event to another account', async () => {
    const { id: other } = await createLearner(db);
    await expect(db.securityEvent.updateMany({ data: { userId: other } })).rejects.toThrow(
      /append-only/,
    );
  });

  it('The database refuses to delete a security event before the end of its retention', async () => {
    await expect(db.securityEvent.deleteMany()).rejects.toThrow(/append-only/);
    const at = new Date(Date.now() - 398 * 86_400_000);
    await db.securityEvent.create({ data: { kind: 'LOGGED_OUT', actor: 'system', at } });
    await expect(db.securityEvent.deleteMany({ where: { at } })).rejects.toThrow(/append-only/);
    expect(await db.securityEvent.count()).toBe(2);
  });

  it('A security event loses its account and its address when the account is deleted', async () => {
    await db.securityEvent.updateMany({ data: { userId: null, address: null, userAgent: null } });
    expect(await db.securityEvent.findMany()).toMatchObject([
      { kind: 'LOGGED_IN', userId: null, address: null, userAgent: null },
    ]);
  });
});
