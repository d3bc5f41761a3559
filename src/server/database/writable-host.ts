import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { splitHosts } from '~/lib/database-address';
import { DatabaseUnavailable } from './unavailable';

/** Maximum time for a host to report whether it accepts writes, ms; a lost host does not respond. */
const ANSWER_MS = 2000;
/** Pause between two searches, ms. */
const PAUSE_MS = 150;
/** Maximum wait of a command for a replica to take over, ms. */
const COMMAND_WAIT_MS = 30_000;

/** Finds which host of an address with several is the primary, and caches it until `forget`. pg supports one host
 *  only (decision 0100). */
export class WritableHost {
  private search: Promise<string> | null = null;

  /** @param addresses one for each host @param waitMs maximum duration of a search for one that accepts
   *    writes */
  constructor(
    private readonly addresses: readonly string[],
    private readonly waitMs: number,
  ) {}

  /** The primary's address. Calls during a search share that search.
   *  @throws DatabaseUnavailable when no host accepts writes in time */
  find(): Promise<string> {
    if (this.search) return this.search;
    const search = searchWritable(this.addresses, this.waitMs);
    this.search = search;
    search.catch(() => {
      if (this.search === search) this.search = null;
    });
    return search;
  }

  /** Makes the next `find` search again, unless another host was found since.
   *  @param address of a host that failed */
  async forget(address: string): Promise<void> {
    const { search } = this;
    if (search && (await search.catch(() => address)) === address && this.search === search)
      this.search = null;
  }
}

/** The address of the host that accepts writes now, for code that opens its own connections. An address with a
 *  single host is returned as it is.
 *  @throws DatabaseUnavailable when none does */
export async function writableAddress(url: string): Promise<string> {
  const addresses = splitHosts(url);
  return addresses.length === 1 ? url : searchWritable(addresses, COMMAND_WAIT_MS);
}

/** Throws when a connection leads to a server that accepts no writes. */
export async function requireWritable(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>(
    'SHOW transaction_read_only',
  );
  if (rows[0]?.transaction_read_only !== 'off') throw new Error('the server takes no writes');
}

/** Queries all hosts in parallel, repeatedly, until one accepts writes: a dead host delays nothing. */
async function searchWritable(addresses: readonly string[], waitMs: number): Promise<string> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    try {
      const answerMs = Math.min(ANSWER_MS, Math.max(PAUSE_MS, deadline - performance.now()));
      return await Promise.any(addresses.map((address) => queryHost(address, answerMs)));
    } catch (error) {
      if (performance.now() + PAUSE_MS >= deadline)
        throw new DatabaseUnavailable(toCause(error as AggregateError));
    }
    await delay(PAUSE_MS);
  }
}

async function queryHost(address: string, answerMs: number): Promise<string> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await requireWritable(client);
    return address;
  } finally {
    // The end is not awaited, because a silent host does not complete the close either.
    client.end().catch(() => {});
  }
}

/** One error with what each host said. */
function toCause({ errors }: AggregateError): Error {
  const messages = errors.map((error) => (error instanceof Error ? error.message : String(error)));
  return new Error(`no host takes writes (${messages.join('; ')})`);
}
