/** @module-tag extended */
import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '~/launcher/machine/free-port';
import { postgresBinaries, serverAccount, startPostgres } from '~/test/real-postgres';

const PGBOUNCER = '/usr/sbin/pgbouncer';
const bin = postgresBinaries();

/** Starts PgBouncer with the file that is deployed: only its addresses and its users are the test's. */
async function startDeployedPooler(serverUrl: string): Promise<{ url: string; stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'shuoyi-pooler-'));
  const port = await freePort();
  const settings = readFileSync('deploy/pgbouncer.ini', 'utf8')
    .replace('host=postgres port=5432', `host=127.0.0.1 port=${new URL(serverUrl).port}`)
    .replace('dbname=shuoyi', 'dbname=postgres user=postgres')
    .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
    .replace(/listen_port = .*/, `listen_port = ${port}`)
    .replace('scram-sha-256', 'any');
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings);
  const account = serverAccount();
  if (account.uid !== undefined)
    for (const path of [folder, file]) chownSync(path, account.uid, account.gid ?? account.uid);
  const pooler: ChildProcess = spawn(PGBOUNCER, ['--quiet', file], { ...account, stdio: 'ignore' });
  const stop = () => {
    pooler.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgresql://postgres@127.0.0.1:${port}/shuoyi`, stop };
}

/** Sends a query as a request does, on a connection of its own, which is closed after the time limit of
 *  requests. */
async function isAnswered(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 4000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await Promise.race([client.query('SELECT 1'), delay(4000).then(() => Promise.reject())]);
    return true;
  } catch {
    return false;
  } finally {
    client.end().catch(() => {});
  }
}

/** Milliseconds until a query succeeds; one is sent every 100 ms. */
async function untilAnswered(url: string): Promise<number> {
  const began = performance.now();
  while (!(await isAnswered(url))) await delay(100);
  return performance.now() - began;
}

it.skipIf(bin === null || !existsSync(PGBOUNCER))(
  'Behind the deployed PgBouncer a database that was restarted is asked again within five seconds',
  async () => {
    const server = await startPostgres(bin ?? '');
    onTestFinished(() => server.stop());
    const pooler = await startDeployedPooler(server.url);
    onTestFinished(pooler.stop);
    await untilAnswered(pooler.url);
    // Requests come while the server is down: the first that fails begins PgBouncer's pause.
    const asking = new AbortController();
    const others = (async () => {
      while (!asking.signal.aborted) {
        void isAnswered(pooler.url);
        await delay(50);
      }
    })();
    await server.crash();
    const waited = await untilAnswered(pooler.url);
    asking.abort();
    await others;
    expect(waited).toBeLessThan(5000);
  },
);
