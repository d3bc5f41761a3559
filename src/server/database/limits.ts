import { env } from '~/env';

/** Time limits of database calls, all in milliseconds. */
export interface Limits {
  /** For a free or new connection. */
  connectMs: number;
  /** For the answer to one statement. */
  statementMs: number;
  /** For a whole transaction, including the pauses between its statements. */
  transactionMs: number;
}

/** Limits of requests, for which people and gateways wait: a connection and a statement together take less
 *  than ten seconds. */
export function requestLimits(): Limits {
  const each = env().DATABASE_TIMEOUT * 1000;
  return { connectMs: each, statementMs: each, transactionMs: 2 * each };
}

/** Limits of the worker, of commands and of the seed: no user waits for them, and one statement may process all
 *  rows. */
export const LONG_LIMITS: Limits = {
  connectMs: 30_000,
  statementMs: 120_000,
  transactionMs: 120_000,
};
