import { isUnavailable } from '~/server/database/unavailable';
import type { Database } from '~/server/db';
import { log } from '~/server/telemetry/log.mjs';
import { blockInMemory, countInMemory, getBlockedMs, refundInMemory } from './memory-counters';
import { type Bucket, type CountedPoint, countInTable, refundInTable } from './throttle-table';

/** The outcome of counting a call in its buckets, narrowest first. */
export interface Count<B extends Bucket> {
  /** The points in the table; none when the table failed. */
  inTable: readonly CountedPoint[];
  /** The bucket that rejects the call, and for how long. */
  full: { bucket: B; msBeforeNext: number; isFirst: boolean } | null;
  /** Gives every point back. */
  refund(): Promise<void>;
}

/** Beyond this multiple of a limit, a bucket is rejected from memory until its window ends. */
const BLOCKED_FROM = 2;

const LOG_INTERVAL_MS = 60_000;
/** When the last failure of a database was logged, ms. */
const loggedAt = new WeakMap<Database, number>();

/** Counts one point in each bucket up to the first that is full. When the table fails, each process counts in
 *  memory.
 *  @throws DatabaseUnavailable when the database is unreachable, because the action could not happen either */
export async function countPoints<B extends Bucket>(
  db: Database,
  buckets: readonly B[],
): Promise<Count<B>> {
  const blocked = findBlocked(db, buckets);
  const open = blocked ? buckets.slice(0, buckets.indexOf(blocked.bucket)) : buckets;
  if (open.length === 0) return { inTable: [], full: blocked, refund: async () => {} };
  try {
    const inTable = await countInTable(db, open);
    const refund = () => refundInTable(db, inTable);
    return { inTable, full: findFull(db, open, inTable) ?? blocked, refund };
  } catch (error) {
    if (isUnavailable(error)) throw error;
    logFailure(db, error);
    return countAllInMemory(db, open);
  }
}

function findBlocked<B extends Bucket>(db: Database, buckets: readonly B[]) {
  for (const bucket of buckets) {
    const msBeforeNext = getBlockedMs(db, bucket.key);
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
  if (last.points >= bucket.points * BLOCKED_FROM) blockInMemory(db, bucket.key, msBeforeNext);
  return { bucket, msBeforeNext, isFirst: last.points === bucket.points + 1 };
}

async function countAllInMemory<B extends Bucket>(
  db: Database,
  buckets: readonly B[],
): Promise<Count<B>> {
  const counted: B[] = [];
  const refund = async () => {
    for (const bucket of counted) refundInMemory(db, bucket);
  };
  for (const bucket of buckets) {
    const { points, msBeforeNext } = countInMemory(db, bucket);
    if (points > bucket.points) {
      const isFirst = points === bucket.points + 1;
      return { inTable: [], full: { bucket, msBeforeNext, isFirst }, refund };
    }
    counted.push(bucket);
  }
  return { inTable: [], full: null, refund };
}

/** Writes at most one line a minute. */
function logFailure(db: Database, error: unknown): void {
  const now = performance.now();
  if (now - (loggedAt.get(db) ?? Number.NEGATIVE_INFINITY) <= LOG_INTERVAL_MS) return;
  loggedAt.set(db, now);
  log.error({ error }, 'The throttle cannot count in the database; it counts in memory.');
}
