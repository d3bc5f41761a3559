import pg from 'pg';
import { startPostgres, type TestServer } from './real-postgres';

export interface ReplicatedServers {
  /** Address with both hosts, which selects the one that accepts writes. */
  url: string;
  primary: TestServer;
  replica: TestServer;
  /** Promotes the replica to accept writes, alone and without a replica of its own. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** A test's servers need not survive a power cut, but one must survive the other's. */
const NOT_FLUSHED = ['fsync=off', 'full_page_writes=off'];

/** Starts two PostgreSQL servers, the second a streaming replica of the first, whose COMMIT returns when both have
 *  it.
 *  @param settings of both */
export async function startReplicatedPostgres(
  bin: string,
  settings: readonly string[] = NOT_FLUSHED,
): Promise<ReplicatedServers> {
  const primary = await startPostgres(bin, { settings });
  const replica = await startPostgres(bin, { settings, replicaOf: primary.url });
  await run(primary.url, `ALTER SYSTEM SET synchronous_standby_names = '*'`);
  await run(primary.url, 'SELECT pg_reload_conf()');
  await untilSynchronous(primary.url);
  return {
    url: addressOfAll([primary.url, replica.url]),
    primary,
    replica,
    promote: async () => {
      // The settings of the primary came along.
      await run(replica.url, 'ALTER SYSTEM RESET synchronous_standby_names');
      await run(replica.url, 'SELECT pg_reload_conf()');
      await run(replica.url, 'SELECT pg_promote(true, 30)');
    },
    stop: async () => {
      await replica.stop();
      await primary.stop();
    },
  };
}

/** One address in libpq's notation, with the account and the database of the first. */
function addressOfAll(urls: readonly string[]): string {
  const [first = ''] = urls;
  const { host } = new URL(first);
  const hosts = urls.map((url) => new URL(url).host).join(',');
  return `${first.replace(host, hosts)}?target_session_attrs=read-write`;
}

/** The primary has read its setting, and the replica has connected. */
async function untilSynchronous(url: string): Promise<void> {
  const waits = `SELECT EXISTS (SELECT FROM pg_stat_replication WHERE sync_state = 'sync') AS ready`;
  while (!(await run(url, waits))[0]?.ready)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

async function run(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
