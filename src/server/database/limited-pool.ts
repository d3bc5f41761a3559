import pg from 'pg';
import { splitHosts } from '~/lib/database-address';
import { log } from '~/server/telemetry/log.mjs';
import { metrics } from '~/server/telemetry/metrics';
import { limitedClient, serverLimits } from './limited-client';
import type { Limits } from './limits';
import { isDirect } from './prepared-statements';
import { isUnavailable, mapUnavailable } from './unavailable';
import { requireWritable, WritableHost } from './writable-host';

type AcquireCallback = (
  error: Error | undefined,
  client?: pg.PoolClient,
  release?: () => void,
) => void;

/** A pool that provides a connection within the limit or fails, and reports every outage of the database by
 *  the same error. */
export class LimitedPool extends pg.Pool {
  private readonly openedAt = new WeakMap<pg.PoolClient, number>();
  private openings = 0;
  private isUnavailable = false;
  /** Connections that were opened before this time are not used any more. */
  private trustedFrom = 0;

  /** Finds the host that accepts writes; null for an address with one host. */
  private readonly host: WritableHost | null;

  /** Whether there is no pooler between this pool and the server. */
  readonly isDirect: boolean;

  constructor(
    url: string,
    max: number,
    private readonly limits: Limits,
  ) {
    const direct = isDirect(url);
    const addresses = splitHosts(url);
    const hasReplicas = addresses.length > 1;
    super({
      connectionString: addresses[0],
      max,
      // The host may have become a replica since it was found.
      ...(hasReplicas && { onConnect: requireWritable }),
      ...(direct && serverLimits(limits)),
      connectionTimeoutMillis: limits.connectMs,
      // A peer that vanished silently is detected while a connection is idle.
      keepAlive: true,
      // If one connection broke, its neighbours most likely did, too, and each of them would cost another
      // caller the whole wait.
      Client: limitedClient(limits, direct, () => {
        this.trustedFrom = this.openings;
        this.host?.forget(this.options.connectionString ?? '');
      }),
    } as pg.PoolConfig);
    this.isDirect = direct;
    this.host = hasReplicas ? new WritableHost(addresses, limits.connectMs) : null;
    this.on('connect', (client) => this.openedAt.set(client, this.openings++));
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads cannot be repeated
  override connect(accepted?: any): any {
    const given: AcquireCallback | undefined = accepted;
    if (!given)
      return new Promise((resolve, reject) =>
        this.connect((error: Error | undefined, client: pg.PoolClient) =>
          error ? reject(error) : resolve(client),
        ),
      );
    if (this.host) this.acquireFrom(this.host, given);
    else this.acquire(given);
  }

  /** Provides a connection to the host that accepts writes. A failed attempt is repeated, with the same host or
   *  the new primary, because nothing was sent yet. Search and attempts share the time limit of one attempt. */
  private async acquireFrom(host: WritableHost, accepted: AcquireCallback): Promise<void> {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      accepted(this.failed(new Error('no connection in time')));
    }, this.limits.connectMs);
    const settle: AcquireCallback = (...acquired) => {
      if (isLate) return acquired[2]?.();
      clearTimeout(timer);
      accepted(...acquired);
    };
    while (!isLate) {
      const found = await host.find().catch(mapUnavailable);
      if (found instanceof Error) return settle(this.failed(found));
      this.options.connectionString = found;
      const acquired = await new Promise<Parameters<AcquireCallback>>((resolve) =>
        this.acquire((...result) => resolve(result)),
      );
      if (!acquired[0]) return settle(...acquired);
      await host.forget(found);
    }
  }

  private acquire(accepted: AcquireCallback): void {
    const waitsFrom = this.idleCount > 0 ? null : performance.now();
    super.connect((error, client, release) => {
      if (waitsFrom !== null)
        metrics.databaseWaitSeconds.observe((performance.now() - waitsFrom) / 1000);
      if (!client) return accepted(error && this.failed(error));
      if ((this.openedAt.get(client) ?? 0) >= this.trustedFrom)
        return accepted(undefined, client, release);
      release(true);
      this.acquire(accepted);
    });
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads cannot be repeated
  override async query(config: any, values?: any): Promise<any> {
    try {
      const result = await super.query(config, values);
      if (this.isUnavailable) log.info('The database answers again.');
      this.isUnavailable = false;
      return result;
    } catch (error) {
      throw this.failed(error);
    }
  }

  /** Logs an outage once, not every request that fails during it. */
  private failed(error: unknown): Error {
    const known = mapUnavailable(error);
    if (isUnavailable(known) && !this.isUnavailable) {
      this.isUnavailable = true;
      log.error(
        { error: known.cause },
        'The database is unreachable: requests get 503 until it returns.',
      );
    }
    return known;
  }
}
