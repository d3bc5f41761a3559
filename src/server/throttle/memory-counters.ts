import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '~/server/db';
import type { Bucket } from './throttle-table';

/** The counters of this process. */
interface MemoryCounters {
  /** Counts while the table fails, one for each limit. */
  limiters: Map<string, RateLimiterMemory>;
  /** Keys of the buckets that are rejected without asking the table, until their windows end. */
  blocked: LRUCache<string, true>;
}

/** Maximum number of buckets that are rejected from memory; beyond it the table is asked again for the oldest. */
const MAX_BLOCKED = 20_000;

const countersOf = new WeakMap<Database, MemoryCounters>();

function counters(db: Database): MemoryCounters {
  const found = countersOf.get(db) ?? {
    limiters: new Map(),
    blocked: new LRUCache<string, true>({ max: MAX_BLOCKED }),
  };
  countersOf.set(db, found);
  return found;
}

function limiter(db: Database, { points, seconds }: Bucket): RateLimiterMemory {
  const { limiters } = counters(db);
  const name = `${points}:${seconds}`;
  const found = limiters.get(name) ?? new RateLimiterMemory({ points, duration: seconds });
  limiters.set(name, found);
  return found;
}

/** A point that was counted in memory. */
export interface MemoryPoint {
  points: number;
  /** Milliseconds until the window ends. */
  msBeforeNext: number;
}

/** Counts one point in memory. */
export async function countInMemory(db: Database, bucket: Bucket): Promise<MemoryPoint> {
  const counted = await limiter(db, bucket)
    .consume(bucket.key)
    .catch((rejection: unknown) => {
      if (rejection instanceof RateLimiterRes) return rejection;
      throw rejection;
    });
  return { points: counted.consumedPoints, msBeforeNext: counted.msBeforeNext };
}

/** Gives a point back that was counted in memory. */
export async function refundInMemory(db: Database, bucket: Bucket): Promise<void> {
  await limiter(db, bucket).reward(bucket.key);
}

/** Rejects a bucket from memory for a while. */
export function blockInMemory(db: Database, key: string, ms: number): void {
  if (ms > 0) counters(db).blocked.set(key, true, { ttl: ms });
}

/** Milliseconds for which a bucket is rejected from memory; 0 for one that is not. */
export function getBlockedMs(db: Database, key: string): number {
  const { blocked } = counters(db);
  return blocked.has(key) ? blocked.getRemainingTTL(key) : 0;
}
