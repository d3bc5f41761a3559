import { double, integer, listOf, text } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { type Database, runStatement } from '~/server/db';

/** One counter and its limit. */
export interface Bucket {
  key: string;
  /** Number of points that pass in one window. */
  points: number;
  /** Duration of a window, which begins with its first point. */
  seconds: number;
}

/** A point that was counted in the table. */
export interface CountedPoint {
  key: string;
  /** Number of points in the window, with this one. */
  points: number;
  /** End of the window, milliseconds since 1970. */
  expire: number;
}

/** Maximum number of buckets of one call. */
const MAX_BUCKETS = 4;

/** One statement for each number of buckets, so that a call with a single bucket costs no more. Each part
 *  counts only if the previous one found its bucket within the limit: a call that one limit rejects does not
 *  count for the next. That order is also the order of the row locks, the same for all calls. */
const countStatements = (['one', 'two', 'three', 'four'] as const).map((name, last) => {
  const indices = Array.from({ length: last + 1 }, (_, index) => index + 1);
  return statement({
    name: `throttle-count-${name}`,
    parameters: {
      keys: listOf(text),
      limits: listOf(integer),
      expires: listOf(double),
      now: double,
    },
    row: { index: integer, points: integer, expire: double },
    sql: ({ keys, limits, expires, now }) => {
      const count = (index: number) => `bucket${index} AS (
        INSERT INTO "Throttle" AS t (key, points, expire)
        SELECT (${keys})[${index}], 1, (${expires})[${index}]::bigint
        ${index > 1 ? `FROM bucket${index - 1} b WHERE b.points <= (${limits})[${index - 1}]` : ''}
        ON CONFLICT (key) DO UPDATE SET
          points = CASE WHEN t.expire <= ${now} THEN 1 ELSE t.points + 1 END,
          expire = CASE WHEN t.expire <= ${now} THEN EXCLUDED.expire ELSE t.expire END
        RETURNING points, coalesce(expire, 0)::double precision AS expire
      )`;
      const read = (index: number) =>
        `SELECT ${index} AS index, points, expire FROM bucket${index}`;
      return `WITH ${indices.map(count).join(', ')}
        SELECT * FROM (${indices.map(read).join(' UNION ALL ')}) AS counted
        WHERE ${limits} IS NOT NULL ORDER BY index`;
    },
  });
});

/** Counts one point in each bucket in one atomic statement, up to the first that is full.
 *  @returns the points that were counted, in the order of the buckets
 *  @throws DatabaseUnavailable, or the unchanged error of `pg` */
export async function countInTable(
  db: Database,
  buckets: readonly Bucket[],
): Promise<CountedPoint[]> {
  const count = countStatements[buckets.length - 1];
  if (!count)
    throw new RangeError(`A call has 1 to ${MAX_BUCKETS} buckets, not ${buckets.length}.`);
  const now = Date.now();
  const rows = await runStatement(db, count, {
    keys: buckets.map(({ key }) => key),
    limits: buckets.map(({ points }) => points),
    expires: buckets.map(({ seconds }) => now + seconds * 1000),
    now,
  });
  return rows.map(({ index, points, expire }) => ({
    key: buckets[index - 1]!.key,
    points,
    expire,
  }));
}

/** The parameters of {@link refundSql}. */
export const refundParameters = { refundKeys: listOf(text), refundExpires: listOf(double) };

/** The values of these parameters. */
export function toRefund(points: readonly CountedPoint[]) {
  return {
    refundKeys: points.map(({ key }) => key),
    refundExpires: points.map(({ expire }) => expire),
  };
}

/** Parts of a statement that refund counted points, in the order in which they were counted, and only within
 *  the same window.
 *  @param source SQL of a part of the statement; without its rows nothing is refunded */
export function refundSql(
  { refundKeys, refundExpires }: Record<keyof typeof refundParameters, string>,
  source?: string,
): string {
  const parts = Array.from({ length: MAX_BUCKETS }, (_, index) => {
    const before = index > 0 ? `AND (SELECT count(*) FROM refund${index}) >= 0` : '';
    return `refund${index + 1} AS (
      UPDATE "Throttle" SET points = points - 1
      WHERE key = (${refundKeys})[${index + 1}]
        AND expire = (${refundExpires})[${index + 1}]::bigint
        ${source ? `AND EXISTS (SELECT FROM ${source})` : ''} ${before}
      RETURNING 1
    )`;
  });
  return parts.join(', ');
}

const throttleRefund = statement({
  name: 'throttle-refund',
  parameters: refundParameters,
  row: {},
  sql: (given) => `WITH ${refundSql(given)} SELECT`,
});

/** Gives counted points back. */
export async function refundInTable(db: Database, points: readonly CountedPoint[]): Promise<void> {
  await runStatement(db, throttleRefund, toRefund(points));
}
