import { isUnavailable } from '~/server/database/unavailable';
import { type Database, runQuery } from '~/server/db';

/** The query that the limiter library sends to a `pg` client. */
interface Query {
  name?: string;
  text: string;
  values?: unknown[];
}

interface Row {
  points: number;
  /** A `bigint` of PostgreSQL, in decimal digits. */
  expire: string | null;
}

const LOG_INTERVAL_MS = 60_000;

/** A `pg` client for the limiter library that uses the shared pool, so that the throttle needs no connections
 *  of its own (the embedded database serves few). */
export function throttleStore(db: Database) {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return {
    async query(query: Query) {
      try {
        const { rows, rowCount } = await runQuery<Row>(db, query);
        return {
          rowCount,
          rows: rows.map(({ points, expire }) => ({
            points,
            expire: expire === null ? null : Number(expire),
          })),
        };
      } catch (error) {
        if (isUnavailable(error)) throw error;
        if (performance.now() - loggedAt > LOG_INTERVAL_MS) {
          loggedAt = performance.now();
          console.error('The throttle cannot count in the database; it counts in memory.', error);
        }
        throw error;
      }
    },
  };
}

export type ThrottleStore = ReturnType<typeof throttleStore>;
