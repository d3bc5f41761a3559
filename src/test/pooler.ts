import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '~/launcher/machine/free-port';
import { serverAccount } from './real-postgres';

/** Starts Debian's PgBouncer in transaction mode before a server on loopback.
 *  @param serverUrl of any database of the server
 *  @returns `toPooled` gives the pooled address of a direct one
 *  @throws Error when the package is not installed */
export async function startPooler(serverUrl: string) {
  const account = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'shuoyi-pooler-'));
  const port = await freePort();
  const settings = [
    '[databases]',
    `* = user=postgres host=127.0.0.1 port=${new URL(serverUrl).port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'max_client_conn = 1000',
    // Fewer than the clients of a test worker, so that they share connections.
    'default_pool_size = 5',
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings.join('\n'));
  if (account.uid !== undefined)
    for (const path of [folder, file]) chownSync(path, account.uid, account.gid ?? account.uid);
  const pooler = spawn('/usr/sbin/pgbouncer', ['--quiet', file], { ...account, stdio: 'ignore' });
  await Promise.race([
    waitUntilReady(`postgresql://postgres@127.0.0.1:${port}/postgres`),
    ended(pooler),
  ]);
  const toPooled = (url: string) => {
    const pooled = new URL(url);
    pooled.port = String(port);
    pooled.searchParams.set('pgbouncer', 'true');
    return pooled.href;
  };
  const stop = async () => {
    pooler.kill('SIGINT');
    await new Promise((resolve) => pooler.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  };
  return { toPooled, stop };
}

function ended(pooler: ChildProcess): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(new Error('TEST_DATABASE=pooled needs Debian’s package pgbouncer.'));
    pooler.once('error', fail).once('exit', fail);
  });
}

async function waitUntilReady(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
