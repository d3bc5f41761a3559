import { expect, it } from 'vitest';
import { lockUser } from '~/server/lock-user';
import { systemContext } from '~/test/context';
import { resetDatabase, testDatabase, testDatabaseKind } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { withTransaction } from './transaction';

const db = await testDatabase();

// The embedded database runs one transaction at a time, so that it has no deadlocks.
it.runIf(testDatabaseKind() === 'postgres')(
  'Two transactions in a deadlock both succeed, each once',
  async () => {
    await resetDatabase(db);
    const [one, other] = [await createLearner(db), await createLearner(db)];
    let lockedRows = 0;
    let bothHoldTheirRow = () => {};
    const bothLocked = new Promise<void>((resolve) => {
      bothHoldTheirRow = resolve;
    });
    let runs = 0;
    const lockBoth = (first: string, second: string) =>
      withTransaction(systemContext(db), async (tx) => {
        runs += 1;
        const add = { phone: '0912000000' };
        await tx.user.update({ where: { id: first }, data: add });
        lockedRows += 1;
        if (lockedRows === 2) bothHoldTheirRow();
        await bothLocked;
        await lockUser(tx, second, 'UPDATE');
        await tx.outboxMessage.create({
          data: { template: 'x', recipient: first, payload: {} },
        });
      });
    await Promise.all([lockBoth(one.id, other.id), lockBoth(other.id, one.id)]);
    // There are at least three runs: the repeated one may lock its row again before the other has woken up.
    expect(runs).toBeGreaterThanOrEqual(3);
    expect(await db.outboxMessage.count()).toBe(2);
  },
);

it.each(['40001', '40P01'])(
  'A transaction that PostgreSQL rolled back with %s runs again',
  async (code) => {
    await resetDatabase(db);
    let runs = 0;
    await withTransaction(systemContext(db), async (tx) => {
      runs += 1;
      await tx.outboxMessage.create({ data: { template: 'x', recipient: 'x', payload: {} } });
      const fail = `DO $$ BEGIN RAISE EXCEPTION 'another was first' USING ERRCODE = '${code}'; END $$`;
      if (runs < 3) await tx.$executeRawUnsafe(fail);
    });
    expect(runs).toBe(3);
    expect(await db.outboxMessage.count()).toBe(1);
  },
);

it('A transaction that is rolled back again and again fails in the end', async () => {
  let runs = 0;
  const failing = withTransaction(systemContext(db), async (tx) => {
    runs += 1;
    await tx.$executeRawUnsafe(`DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '40001'; END $$`);
  });
  await expect(failing).rejects.toThrow();
  expect(runs).toBe(4);
});

it('A transaction that fails by itself is not tried again', async () => {
  let runs = 0;
  const failing = withTransaction(systemContext(db), async (tx) => {
    runs += 1;
    await tx.user.findUniqueOrThrow({ where: { email: 'nobody@shuoyi.example' } });
  });
  await expect(failing).rejects.toMatchObject({ code: 'P2025' });
  expect(runs).toBe(1);
});
