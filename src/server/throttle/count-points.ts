import { LRUCache } from 'lru-cache';
import type { Database } from '~/server/db';
import { type Bucket, type CountedPoint, countInTable, refundInTable } from './throttle-table';

/** The outcome of counting a call in its buckets, narrowest first. */
export interface Count<B extends Bucket> {
  /** The points in the table. */
  inTable: readonly CountedPoint[];
  /** The bucket that rejects the call, with the remaining time. */
  full: { bucket: B; msBeforeNext: number; isFirst: boolean } | null;
  /** Gives every point back. */
  refund(): Promise<void>;
}

/** Beyond this multiple of a limit, a bucket is rejected from memory until its window ends. */
const BLOCKED_FROM = 2;
/** Maximum number of buckets that are rejected from memory; beyond it the oldest ones are checked in the table
 *  again. */
const MAX_BLOCKED = 20_000;
/** Maximum size of their keys, bytes. */
const MAX_BLOCKED_BYTES = 8 * 1024 * 1024;

/** Keys of the buckets that this process rejects without a query, until their windows end. */
type Blocked = LRUCache<string, true>;
const blockedOf = new WeakMap<Database, Blocked>();

function getBlocked(db: Database): Blocked {
  const found =
    blockedOf.get(db) ??
    new LRUCache<string, true>({
      max: MAX_BLOCKED,
      maxSize: MAX_BLOCKED_BYTES,
      sizeCalculation: (_, key) => 100 + 2 * key.length,
    });
  blockedOf.set(db, found);
  return found;
}

/** Counts one point in each bucket up to the first that is full.
 *  @throws DatabaseUnavailable, and PostgreSQL's errors: the action must then not be executed */
export async function countPoints<B extends Bucket>(
  db: Database,
  buckets: readonly B[],
): Promise<Count<B>> {
  const blocked = findBlocked(db, buckets);
  const open = blocked ? buckets.slice(0, buckets.indexOf(blocked.bucket)) : buckets;
  if (open.length === 0) return { inTable: [], full: blocked, refund: async () => {} };
  const inTable = await countInTable(db, open);
  const refund = () => refundInTable(db, inTable);
  return { inTable, full: findFull(db, open, inTable) ?? blocked, refund };
}

function findBlocked<B extends Bucket>(db: Database, buckets: readonly B[]) {
  const blocked = getBlocked(db);
  for (const bucket of buckets) {
    const msBeforeNext = blocked.has(bucket.key) ? blocked.getRemainingTTL(bucket.key) : 0;
    if (msBeforeNext > 0) return { bucket, msBeforeNext, isFirst: false };
  }
  return null;
}

/** The bucket at which the table stopped counting, if that is beyond its limit. */
function findFull<B extends Bucket>(
  db: Database,
  buckets: readonly B[],
  counted: readonly CountedPoint[],
): Count<B>['full'] {
  const bucket = buckets[counted.length - 1];
  const last = counted.at(-1);
  if (!bucket || !last || last.points <= bucket.points) return null;
  const msBeforeNext = Math.max(0, last.expire - Date.now());
  if (last.points >= bucket.points * BLOCKED_FROM && msBeforeNext > 0)
    getBlocked(db).set(bucket.key, true, { ttl: msBeforeNext });
  return { bucket, msBeforeNext, isFirst: last.points === bucket.points + 1 };
}
