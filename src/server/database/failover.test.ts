import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { migrate } from '~/launcher/database/migrations';
import { connect, type Database, runStatement } from '~/server/db';
import { transaction } from '~/server/transaction';
import { captureLog } from '~/test/captured-log';
import { testDatabaseKind, workerUrl } from '~/test/db';
import { onDatabase } from '~/test/drill-database';
import { postgresBinaries } from '~/test/real-postgres';
import { type ReplicatedServers, startReplicatedPostgres } from '~/test/replicated-postgres';
import { startStallingProxy } from '~/test/stalling-proxy';
import type { Limits } from './limits';
import { text } from './sql-types';
import { statement } from './statement';
import { DatabaseUnavailable } from './unavailable';
import { WritableHost, writableAddress } from './writable-host';

const LIMITS: Limits = { connectMs: 1000, statementMs: 1500, transactionMs: 3000 };
const PATIENT: Limits = { connectMs: 30_000, statementMs: 1500, transactionMs: 3000 };

const bin = postgresBinaries() ?? '';
let servers: ReplicatedServers;
let databases: Database[] = [];

const open = (url: string, limits = LIMITS) => {
  const db = connect(url, 3, limits);
  databases.push(db);
  return db;
};
const portOf = (url: string) => new URL(url).port;
const portNow = async (db: Database) =>
  (await db.$queryRaw<{ port: string }[]>`SELECT current_setting('port') AS port`)[0]?.port;
const insert = (db: Pick<Database, '$executeRaw'>, n: number) =>
  db.$executeRaw`INSERT INTO drill VALUES (${n})`;
const list = statement({
  name: 'test-failover-list',
  parameters: {},
  row: { rows: text },
  sql: () => 'SELECT string_agg(n::text, $$,$$ ORDER BY n) AS rows FROM drill',
});
const rows = async (db: Database) => (await runStatement(db, list, {}))[0]?.rows;
const errorOf = (work: Promise<unknown>) => work.catch((error) => error);

async function startServers(): Promise<void> {
  servers = await startReplicatedPostgres(bin);
  await createTable();
}
const createTable = () =>
  onDatabase(servers.primary.url, (client) => client.query('CREATE TABLE drill (n int)'));

async function stopServers(): Promise<void> {
  for (const db of databases) await db.$disconnect();
  databases = [];
  await servers.stop();
}
const set = (name: string, value: string) =>
  onDatabase(servers.primary.url, async (client) => {
    await client.query(`ALTER SYSTEM SET ${name} = '${value}'`);
    await client.query('SELECT pg_reload_conf()');
    const shown = () => onDatabase(servers.primary.url, (fresh) => fresh.query(`SHOW ${name}`));
    await expect.poll(async () => (await shown()).rows[0]?.[name]).toBe(value);
  });

/** Ends the sessions of the primary without notifying this process. */
const endSessions = () =>
  execFileSync(join(bin, 'psql'), [
    servers.primary.url,
    '-qtc',
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
     WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  ]);

beforeEach(() => {
  captureLog();
});

// The embedded database has neither replicas nor sessions of its own.
describe.runIf(testDatabaseKind() === 'postgres')(
  'A database with two hosts',
  { tags: ['extended'] },
  () => {
    beforeAll(startServers);
    afterAll(stopServers);

    it('Writes go to the primary, whichever is named first', async () => {
      const { primary, replica, url } = servers;
      const [first, second] = [new URL(primary.url).host, new URL(replica.url).host];
      const swapped = url.replace(`${first},${second}`, `${second},${first}`);
      for (const address of [url, swapped]) {
        expect(await portNow(open(address))).toBe(portOf(primary.url));
        expect(portOf(await writableAddress(address))).toBe(portOf(primary.url));
      }
    });

    it.each(['single', 'several'])(
      'A transaction takes another connection when its own is gone at BEGIN, with %s hosts',
      async (hosts) => {
        const db = open(hosts === 'single' ? servers.primary.url : servers.url);
        await Promise.all([1, 2, 3].map(() => db.$queryRaw`SELECT pg_sleep(0.1)::text`));
        let runs = 0;
        const before = (await rows(db)) ?? '';
        endSessions();
        await transaction(db, (tx) => {
          runs += 1;
          return insert(tx, 1);
        });
        expect(runs).toBe(1);
        expect(await rows(db)).toBe(before === '' ? '1' : '1,1');
      },
    );

    it('A transaction that has begun is not sent again', async () => {
      const db = open(servers.url);
      let runs = 0;
      const failing = transaction(db, async (tx) => {
        runs += 1;
        await insert(tx, 2);
        endSessions();
        await insert(tx, 3);
      });
      await expect(failing).rejects.toBeInstanceOf(DatabaseUnavailable);
      expect(runs).toBe(1);
      expect(await rows(db)).toBe('1,1');
    });

    it('A COMMIT that no replica confirms is not answered as done', async () => {
      const db = open(servers.url);
      await portNow(db);
      await set('synchronous_standby_names', 'nobody');
      expect(await errorOf(insert(db, 4))).toBeInstanceOf(DatabaseUnavailable);
      await set('synchronous_standby_names', '*');
    });

    it('A server that no longer accepts writes is left, although its connections stay open', async () => {
      const db = open(servers.url, PATIENT);
      await portNow(db);
      await servers.promote();
      await set('default_transaction_read_only', 'on');
      await expect.poll(() => errorOf(insert(db, 5))).toBeInstanceOf(DatabaseUnavailable);
      expect(await insert(db, 6)).toBe(1);
      expect(await portNow(db)).toBe(portOf(servers.replica.url));
    });
  },
);

it('A host that answers the search and then stalls delays no caller beyond the limit', async () => {
  const proxy = await startStallingProxy(workerUrl(inject('databases')));
  const { host } = new URL(proxy.url);
  const db = open(proxy.url.replace(host, `${host},127.0.0.1:1`));
  await portNow(db);
  await db.$executeRaw`SELECT 1`;
  proxy.stall();
  const start = performance.now();
  const refused = await Promise.all([1, 2, 3, 4, 5].map(() => errorOf(portNow(db))));
  for (const error of refused) expect(error).toBeInstanceOf(DatabaseUnavailable);
  expect(performance.now() - start).toBeLessThan(LIMITS.connectMs + LIMITS.statementMs + 2000);
  proxy.goOn();
  await expect.poll(() => errorOf(portNow(db))).toBeTypeOf('string');
  await db.$disconnect();
  databases = databases.filter((each) => each !== db);
  await proxy.stop();
});

describe.runIf(testDatabaseKind() === 'postgres')(
  'A database whose primary is gone',
  { tags: ['extended'] },
  () => {
    let db: Database;
    beforeAll(async () => {
      servers = await startReplicatedPostgres(bin);
      await migrate(servers.url);
      await createTable();
      db = open(servers.url);
      for (const n of [1, 2, 3]) await insert(db, n);
      await servers.primary.kill();
    });
    afterAll(stopServers);

    it('No host that takes writes is an unavailable database, within the limit of a connection', async () => {
      const start = performance.now();
      const refused = [insert(db, 4), transaction(db, (tx) => insert(tx, 5))].map(errorOf);
      for (const error of await Promise.all(refused))
        expect(error).toBeInstanceOf(DatabaseUnavailable);
      expect(performance.now() - start).toBeLessThan(2 * LIMITS.connectMs + 2000);
    });

    it('Callers and a migration wait while the replica takes over, and what was answered before is there', async () => {
      const patient = open(servers.url, PATIENT);
      const asked = Promise.all([
        transaction(patient, (tx) => insert(tx, 6)),
        portNow(patient),
        migrate(servers.url),
      ]);
      await servers.promote();
      expect(await asked).toEqual([1, portOf(servers.replica.url), []]);
      for (const each of [patient, db]) expect(await rows(each)).toBe('1,2,3,6');
    });
  },
);

it('Callers that search at the same time share one search, and another follows when it failed', async () => {
  const address = 'postgresql://a@127.0.0.1:1/x';
  const host = new WritableHost([address, 'postgresql://a@127.0.0.1:2/x'], 0);
  const searches = [host.find(), host.find()];
  expect(searches[0]).toBe(searches[1]);
  for (const search of searches) await expect(search).rejects.toThrow('no host takes writes');
  await host.forget(address);
  const again = host.find();
  expect(again).not.toBe(searches[0]);
  await expect(again).rejects.toBeInstanceOf(DatabaseUnavailable);
});
