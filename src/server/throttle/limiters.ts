import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '~/env';
import { isUnavailable } from '~/server/database/unavailable';
import type { Database } from '~/server/db';
import { type Limit, POLICY, type Rule, type Scope, type ThrottledAction } from './policy';
import { type ThrottleStore, throttleStore } from './store';

/** One counter of the policy. */
export interface Limiter {
  /** Consumes one point. A failing table is no error.
   *  @throws RateLimiterRes when that is too many | DatabaseUnavailable */
  consume(key: string): Promise<RateLimiterRes>;
  /** Gives one point back. */
  reward(key: string): Promise<RateLimiterRes>;
  /** Number of consumed points at the first rejection of a window. */
  firstRejectedPoint: number;
}

interface LimiterCache {
  store: ThrottleStore;
  limiters: Map<string, Limiter>;
}

const cache = new WeakMap<Database, LimiterCache>();

/** The limiter of an action's scope; null when the policy has none. */
export function limiter(db: Database, action: ThrottledAction, scope: Scope): Limiter | null {
  const rule: Rule = POLICY[action];
  const limit = rule[scope];
  if (!limit) return null;
  const { store, limiters } = cache.get(db) ?? { store: throttleStore(db), limiters: new Map() };
  cache.set(db, { store, limiters });
  const name = `${action}:${scope}`;
  const found = limiters.get(name) ?? createLimiter(store, name, limit);
  limiters.set(name, found);
  return found;
}

/** A limiter that counts in the table, with one atomic statement a point. Beyond twice the limit a key is
 *  rejected from memory until the window ends. When the table fails, each process counts in memory; when the
 *  database is unreachable the call throws, because its action could not happen either. */
function createLimiter(storeClient: ThrottleStore, keyPrefix: string, limit: Limit): Limiter {
  const points = Math.max(1, Math.round(limit.points * env().THROTTLE_SCALE));
  const sharedOptions = { keyPrefix, points, duration: limit.seconds };
  const library = new RateLimiterPostgres({
    ...sharedOptions,
    storeClient,
    storeType: 'client',
    tableName: 'Throttle',
    tableCreated: true,
    clearExpiredByTimeout: false,
    inMemoryBlockOnConsumed: points * 2,
  });
  const memory = new RateLimiterMemory(sharedOptions);
  /** Counts in memory when the table failed. An unreachable database is thrown at once, because waiting for
   *  every counter in turn takes too long. */
  const withMemoryFallback = (fallback: () => Promise<RateLimiterRes>) => (failure: unknown) => {
    if (failure instanceof RateLimiterRes || isUnavailable(failure)) throw failure;
    return fallback();
  };
  return {
    consume: (key) => library.consume(key).catch(withMemoryFallback(() => memory.consume(key))),
    reward: (key) => library.reward(key).catch(withMemoryFallback(() => memory.reward(key))),
    firstRejectedPoint: points + 1,
  };
}
