import { LRUCache } from 'lru-cache';
import type { Database } from '~/server/db';
import { MemoryLimiter } from './memory-limiter';
import type { Bucket } from './throttle-table';

/** The counters of this process. */
interface MemoryCounters {
  /** Counts while the table fails. */
  limiter: MemoryLimiter;
  /** Keys of the buckets that are rejected without asking the table, until their windows end. */
  blocked: LRUCache<string, true>;
}

/** Maximum number of buckets that are rejected from memory; beyond it the table is asked again for the oldest. */
const MAX_BLOCKED = 20_000;
/** Maximum size of their keys, bytes. */
const MAX_BLOCKED_BYTES = 8 * 1024 * 1024;
/** Maximum number of buckets that are counted in memory while the table fails. */
const MAX_COUNTED = 50_000;

const countersOf = new WeakMap<Database, MemoryCounters>();

function counters(db: Database): MemoryCounters {
  const found = countersOf.get(db) ?? {
    limiter: new MemoryLimiter(MAX_COUNTED),
    blocked: new LRUCache<string, true>({
      max: MAX_BLOCKED,
      maxSize: MAX_BLOCKED_BYTES,
      sizeCalculation: (_, key) => 100 + 2 * key.length,
    }),
  };
  countersOf.set(db, found);
  return found;
}

/** Buckets of different limits are different ones. */
const keyOf = ({ key, points, seconds }: Bucket): string => `${points}:${seconds}:${key}`;

/** A point that was counted in memory. */
export interface MemoryPoint {
  points: number;
  /** Milliseconds until the window ends. */
  msBeforeNext: number;
}

/** Counts one point in memory. */
export function countInMemory(db: Database, bucket: Bucket): MemoryPoint {
  const now = Date.now();
  const { points, endsAt } = counters(db).limiter.count(keyOf(bucket), bucket.seconds, now);
  return { points, msBeforeNext: endsAt - now };
}

/** Gives a point back that was counted in memory. */
export function refundInMemory(db: Database, bucket: Bucket): void {
  counters(db).limiter.refund(keyOf(bucket));
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
