import pg from 'pg';
import { log } from '~/server/telemetry/log.mjs';
import { metrics } from '~/server/telemetry/metrics';
import { limitedClient, serverLimits } from './limited-client';
import type { Limits } from './limits';
import { isDirect } from './prepared-statements';
import { isUnavailable, mapUnavailable } from './unavailable';

type AcquireCallback = (
  error: Error | undefined,
  client?: pg.PoolClient,
  release?: () => void,
) => void;

/** A pool that gives nobody a connection later than the limit, and says in one way that the database is
 *  away. */
export class LimitedPool extends pg.Pool {
  private readonly openedAt = new WeakMap<pg.PoolClient, number>();
  private openings = 0;
  private isUnavailable = false;
  /** Connections opened before are given to nobody. */
  private trustedFrom = 0;

  /** Whether no pooler stands between this pool and the server. */
  readonly isDirect: boolean;

  constructor(connectionString: string, max: number, limits: Limits) {
    const direct = isDirect(connectionString);
    super({
      connectionString,
      max,
      ...(direct && serverLimits(limits)),
      connectionTimeoutMillis: limits.connectMs,
      // A peer that vanished without a word is noticed while a connection is idle.
      keepAlive: true,
      // What went silent once has most likely taken its neighbours along: each of them would cost somebody
      // the whole wait again.
      Client: limitedClient(limits, direct, () => {
        this.trustedFrom = this.openings;
      }),
    } as pg.PoolConfig);
    this.isDirect = direct;
    this.on('connect', (client) => this.openedAt.set(client, this.openings++));
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads cannot be repeated
  override connect(accepted?: any): any {
    const given: AcquireCallback | undefined = accepted;
    if (given) return this.acquire(given);
    return new Promise((resolve, reject) =>
      this.acquire((error, client) => (error ? reject(error) : resolve(client))),
    );
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

  /** The log hears when it begins, not of everybody who was turned away meanwhile. */
  private failed(error: unknown): Error {
    const known = mapUnavailable(error);
    if (isUnavailable(known) && !this.isUnavailable) {
      this.isUnavailable = true;
      log.error(
        { error: known.cause },
        'The database is away. Who asks for something is told to come again.',
      );
    }
    return known;
  }
}
