import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { connect, type Database } from '~/server/db';
import { transaction } from '~/server/transaction';
import { captureLog, type LogRecord } from '~/test/captured-log';
import { directUrl, resetDatabase, testDatabase, testDatabaseKind } from '~/test/db';
import { startSilentServer } from '~/test/silent-server';
import { type StallingProxy, startStallingProxy } from '~/test/stalling-proxy';
import { createLearner, type Learner } from '~prisma/factories/learner';
import type { Limits } from './limits';
import { DatabaseUnavailable } from './unavailable';

const LIMITS: Limits = { connectMs: 250, statementMs: 300, transactionMs: 1500 };
/** Maximum time of a query: a connection, a statement, and a margin for a busy machine. */
const TOGETHER = LIMITS.connectMs + LIMITS.statementMs + 2000;
const POOL = 3;

let direct: Database;
let proxy: StallingProxy;
let db: Database;
let learner: Learner;
let records: LogRecord[];
beforeAll(async () => {
  direct = await testDatabase();
  proxy = await startStallingProxy(directUrl(inject('databases')));
  db = connect(proxy.url, POOL, LIMITS);
});
beforeEach(async () => {
  records = captureLog();
  proxy.goOn();
  await resetDatabase(direct);
  learner = await createLearner(direct);
});
afterAll(async () => {
  await db.$disconnect();
  await proxy.stop();
});

/** A value by which the proxy recognises the count in `rename`, because only the values of a prepared query
 *  are sent. */
const UNKNOWN_EMAIL = 'nobody@shuoyi.example';
const count = () => db.user.count();
const rename = (name: string, after: () => Promise<unknown> = async () => {}) =>
  transaction(db, async (tx) => {
    await tx.user.update({ where: { id: learner.id }, data: { name } });
    await after();
    return tx.user.count({ where: { email: { not: UNKNOWN_EMAIL } } });
  });
const nameNow = async () => (await direct.user.findFirstOrThrow()).name;

/** A busy machine may need more than the small limits of this test. */
const withinSeconds = <T>(work: () => Promise<T>) => expect.poll(work, { timeout: 10_000 });

async function expectTimeout(work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await expect(work()).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(performance.now() - start).toBeLessThan(TOGETHER);
}

describe('A failing database', () => {
  it('A database that accepts connections and never responds times out, and no connection stays open', async () => {
    const silent = await startSilentServer();
    const countWaiting = connect(silent.url, POOL, LIMITS);
    await expectTimeout(() => countWaiting.user.count());
    await expectTimeout(() => transaction(countWaiting, (tx) => tx.user.count()));
    await expect.poll(silent.open).toBe(0);
    await countWaiting.$disconnect();
    await silent.stop();
  });

  it('A database that falls silent times out, and is used again when it responds', async () => {
    await withinSeconds(count).toBe(1);
    proxy.stall();
    await expectTimeout(count);
    await expectTimeout(count);
    await expectTimeout(() => rename('Nobody'));
    proxy.goOn();
    await withinSeconds(() => rename('Somebody')).toBe(1);
    expect(await nameNow()).toBe('Somebody');
  });

  it('An unreachable database fails at once, and is used again when it can be reached', async () => {
    await withinSeconds(count).toBe(1);
    await proxy.rejectConnections();
    await expectTimeout(count);
    await expectTimeout(() => rename('Nobody'));
    proxy.goOn();
    await withinSeconds(count).toBe(1);
  });

  it('After a time-out no connection from before is used again', async () => {
    await Promise.all([rename('One'), count(), count()]);
    proxy.stall();
    await expectTimeout(count);
    proxy.goOnForNewConnections();
    await withinSeconds(() => Promise.all([count(), count(), count()])).toEqual([1, 1, 1]);
    expect(proxy.unheard()).toBe(0);
  });
});

describe('A transaction on a silent database', () => {
  it.each([
    ['BEGIN', 'BEGIN'],
    ['the UPDATE', 'Half'],
    ['the SELECT', UNKNOWN_EMAIL],
  ])(
    'A transaction that times out at %s is rolled back and frees its connection',
    async (_, at) => {
      const before = await nameNow();
      proxy.stallAt(at);
      await expectTimeout(() => rename('Half'));
      proxy.goOn();
      await withinSeconds(() => Promise.all([count(), count(), count(), count()])).toEqual([
        1, 1, 1, 1,
      ]);
      expect(await nameNow()).toBe(before);
      // Nothing of it holds the row.
      await withinSeconds(() => rename('Whole')).toBe(1);
      expect(await nameNow()).toBe('Whole');
    },
  );

  it('The connection of a transaction that timed out is not used by another one', async () => {
    proxy.stallAt('Half');
    await expect(rename('Half')).rejects.toThrow();
    proxy.goOn();
    for (const phone of ['0911000001', '0911000002', '0911000003', '0911000004']) {
      await withinSeconds(() => db.$executeRaw`UPDATE "User" SET phone = ${phone}`).toBe(1);
      expect((await direct.user.findFirstOrThrow()).phone).toBe(phone);
    }
  });

  it('A time-out at COMMIT has an unknown outcome and gives the same error', async () => {
    proxy.stallAt('COMMIT');
    await expectTimeout(() => rename('Perhaps'));
    proxy.goOn();
    await withinSeconds(() => rename('Surely')).toBe(1);
    expect(await nameNow()).toBe('Surely');
  });
});

it('Time-outs again and again leak no connection', { tags: ['extended'] }, async () => {
  for (let round = 0; round < 5; round++) {
    proxy.stall();
    await Promise.allSettled([count(), rename('x'), count(), rename('y'), count()]);
    proxy.goOn();
    await withinSeconds(count).toBe(1);
  }
  await withinSeconds(() =>
    Promise.all([count(), count(), count(), count(), count()]),
  ).toHaveLength(5);
  await expect.poll(proxy.open).toBeLessThanOrEqual(POOL);
});

it('A transaction that exceeds the limit of the whole is ended', async () => {
  const slow = () => new Promise((resolve) => setTimeout(resolve, LIMITS.transactionMs + 100));
  await expect(rename('Late', slow)).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(await nameNow()).not.toBe('Late');
});

it('One line is logged when the database goes away, and one when it is back', async () => {
  await count();
  records.length = 0;
  proxy.stall();
  await Promise.allSettled([count(), count(), count()]);
  proxy.goOn();
  await count();
  await count();
  expect(records).toMatchObject([
    { level: 'error', message: expect.stringMatching(/^The database is unreachable: /) },
    { level: 'info', message: 'The database answers again.' },
  ]);
});

it('An error of a query does not count as an unavailable database', async () => {
  const twice = db.user.create({ data: { ...learner, id: undefined, name: 'Twin' } as never });
  await expect(twice).rejects.not.toBeInstanceOf(DatabaseUnavailable);
});

// The embedded database has one session for all, which no time-out may end
// (src/launcher/database/plain-begin.ts).
describe.runIf(testDatabaseKind() === 'postgres')('PostgreSQL itself', () => {
  /** The statements of this database that wait for a lock. A transaction would see the first state of the
   *  list. */
  const listWaiting = () => direct.$queryRaw<unknown[]>`
    SELECT query FROM pg_stat_activity
    WHERE wait_event_type = 'Lock' AND datname = current_database()`;

  it('The server ends the statement of an abandoned transaction', async () => {
    await direct.$transaction(async (tx) => {
      await tx.user.update({ where: { id: learner.id }, data: { name: 'Held' } });
      await expectTimeout(() => rename('Waiting'));
      await withinSeconds(() => listWaiting()).toEqual([]);
    });
    expect(await nameNow()).toBe('Held');
  });

  it('The server ends an idle transaction whose process has vanished', async () => {
    const reported = await transaction(
      db,
      (tx) => tx.$queryRaw`SELECT current_setting('idle_in_transaction_session_timeout') AS "idle"`,
    );
    expect(reported).toEqual([{ idle: `${LIMITS.transactionMs}ms` }]);
  });

  it('The server ends a late statement outside of a transaction, too', async () => {
    await direct.$transaction(async (tx) => {
      await tx.user.update({ where: { id: learner.id }, data: { name: 'Held' } });
      await expectTimeout(() => db.$executeRaw`UPDATE "User" SET name = 'Late'`);
      await withinSeconds(() => listWaiting()).toEqual([]);
    });
    expect(await nameNow()).toBe('Held');
  });

  it('Behind a pooler the limits are set for the transaction alone', async () => {
    const pooled = connect(`${directUrl(inject('databases'))}?pgbouncer=true`, POOL, LIMITS);
    const inTransaction = transaction(pooled, (tx) => tx.$queryRaw`SHOW statement_timeout`);
    expect(await inTransaction).toEqual([{ statement_timeout: '270ms' }]);
    const rows = await Promise.all(
      Array.from({ length: POOL }, () => pooled.$queryRaw`SHOW statement_timeout`),
    );
    expect(rows.flat()).toEqual(Array(POOL).fill({ statement_timeout: '0' }));
    await pooled.$disconnect();
  });

  it.each(['57P01', '57P03', '53300', '08006'])(
    'The error %s counts as a database that is unavailable for a moment',
    async (code) => {
      const failWith = `DO $$ BEGIN RAISE EXCEPTION 'not now' USING ERRCODE = '${code}'; END $$`;
      await expectTimeout(() => db.$executeRawUnsafe(failWith));
      await expectTimeout(() => transaction(db, (tx) => tx.$executeRawUnsafe(failWith)));
      expect(await count()).toBe(1);
    },
  );
});
