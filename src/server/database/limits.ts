import { env } from '~/env';

/** How long whoever asks the database waits for it. All in milliseconds. */
export interface Limits {
  /** For a free or new connection. */
  connectMs: number;
  /** For the answer to one statement. */
  statementMs: number;
  /** For all of a transaction, the pauses between its statements included. */
  transactionMs: number;
}

/** Of people and gateways, who wait for an answer: a connection and a statement together stay below ten
 *  seconds. */
export function requestLimits(): Limits {
  const each = env().DATABASE_TIMEOUT * 1000;
  return { connectMs: each, statementMs: each, transactionMs: 2 * each };
}

/** Of the worker, of commands and of the seed: nobody waits, and one statement may go over everything. */
export const LONG_LIMITS: Limits = {
  connectMs: 30_000,
  statementMs: 120_000,
  transactionMs: 120_000,
};
