import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '~/launcher/machine/free-port';

const DEBIAN = '/usr/lib/postgresql';

export interface TestServer {
  url: string;
  /** The first process of the server. */
  pid: number;
  stop(): Promise<void>;
  /** Ends every process of the server at once, as a power cut does; `stop` then removes its folder. */
  kill(): Promise<void>;
  /** Ends every process of the server at once and starts it again on its data. */
  crash(): Promise<void>;
}

interface ServerOptions {
  /** Settings beside address, port and number of connections. */
  settings?: readonly string[];
  /** Words before the server's command. */
  prefix?: readonly string[];
  /** Address of a server of which it is a streaming replica. */
  replicaOf?: string;
}

/** A test's database need not survive a power cut. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Debian's PostgreSQL programs, 15 first as that is what it ships; null when there are none. */
export function postgresBinaries(): string | null {
  if (!existsSync(DEBIAN)) return null;
  const versions = readdirSync(DEBIAN).filter((name) => Number(name) >= 15);
  const version = versions.includes('15') ? '15' : versions.sort().at(-1);
  const bin = version && join(DEBIAN, version, 'bin');
  return bin && existsSync(join(bin, 'initdb')) ? bin : null;
}

/** PostgreSQL cannot run as root; Debian's package creates the account `postgres`. */
export function serverAccount(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (which: string) =>
    Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts a throw-away PostgreSQL server on loopback, without durability unless `settings` are given. */
export async function startPostgres(
  bin: string,
  { settings = NOT_DURABLE, prefix = [], replicaOf }: ServerOptions = {},
): Promise<TestServer> {
  const account = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'shuoyi-postgres-'));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid);
  const options = { ...account, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const [program, words] = replicaOf
    ? ['pg_basebackup', ['-d', replicaOf, '-R', '-c', 'fast']]
    : ['initdb', ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8']];
  execFileSync(join(bin, program), ['-D', join(folder, 'data'), '--no-sync', ...words], {
    ...options,
    stdio: 'pipe',
  });
  const port = await freePort();
  const allSettings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `port=${port}`,
    'max_connections=200',
    ...settings,
  ];
  const command = [
    ...dieWithParent(),
    ...prefix,
    join(bin, 'postgres'),
    ...['-D', join(folder, 'data')],
    ...allSettings.flatMap((setting) => ['-c', setting]),
  ];
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const start = async () => {
    const started = spawn(command[0] ?? '', command.slice(1), { ...options, stdio: 'ignore' });
    await waitUntilReady(url, started);
    return started;
  };
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  let server = await start();
  const kill = async () => {
    let others: number[] = [];
    await end(server, () => {
      others = killTree(server.pid ?? 0);
    });
    // While one of them uses the shared memory, no server can start on the folder.
    while (others.some((pid) => existsSync(`/proc/${pid}`)))
      await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return {
    url,
    get pid() {
      return server.pid ?? 0;
    },
    // A fast shutdown: open connections are closed.
    stop: () => end(server, () => server.kill('SIGINT')).then(remove),
    kill,
    crash: async () => {
      await kill();
      server = await start();
    },
  };
}

/** Kills a server's processes, the first one before the others, which it would otherwise start again.
 *  @returns the others */
function killTree(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? [];
  const others = children.map(Number);
  process.kill(pid, 'SIGKILL');
  for (const other of others) {
    try {
      process.kill(other, 'SIGKILL');
    } catch {
      // This process ended by itself with the first one.
    }
  }
  return others;
}

/** Command that ends the server with its parent: otherwise it would outlive a killed test run. */
function dieWithParent(): string[] {
  const setpriv = '/usr/bin/setpriv';
  return existsSync(setpriv) ? [setpriv, '--pdeathsig', 'INT'] : [];
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null) throw new Error('PostgreSQL did not start.', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function end(server: ChildProcess, sendSignal: () => void): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', () => resolve());
    sendSignal();
  });
}
