import pg from 'pg';
import { beginStatement } from '~/server/telemetry/tracing';
import type { Limits } from './limits';
import { DatabaseUnavailable, isConnectionLost, mapUnavailable } from './unavailable';

type QueryCallback = (error: unknown, result?: unknown) => void;
type Query = (config: unknown, values: unknown, done: QueryCallback) => void;

/** Share of our time limits that the server gets. The server ends late statements itself; its limits are a
 *  little shorter than ours, so that a slow statement costs a response but not the connection. */
const SERVER_TIMEOUT_SHARE = 0.9;

/** The server's own limits, in milliseconds, under PostgreSQL's names. */
export function serverLimits({ statementMs, transactionMs }: Limits) {
  return {
    statement_timeout: Math.ceil(statementMs * SERVER_TIMEOUT_SHARE),
    idle_in_transaction_session_timeout: transactionMs,
  };
}

/** A connection class whose statements have a time limit.
 *
 *  pg's own `query_timeout` stops waiting but keeps the connection: it would return to the pool with a running
 *  statement, or in the middle of a transaction, into which its next user would write. Here a late response
 *  costs the connection: it is closed, so that everything waiting on it fails at once, the pool removes it, and
 *  the server rolls back.
 *  @param isDirect whether the server's limits were set at the start of the connection
 *  @param onLost called for each connection that was closed or broke */
export function limitedClient(
  limits: Limits,
  isDirect: boolean,
  onLost: () => void,
): typeof pg.Client {
  const { statementMs } = limits;
  // A pooler accepts no settings at the start of a connection, but passes these on.
  const settings = Object.entries(serverLimits(limits)).map(
    ([name, value]) => `SET LOCAL ${name} = ${value}`,
  );
  const begin = isDirect ? 'BEGIN' : ['BEGIN', ...settings].join('; ');

  class LimitedClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg's overloads cannot be repeated
    override query(config: any, values?: any, done?: any): any {
      if (typeof config?.submit === 'function') return super.query(config);
      const callback: QueryCallback | undefined = typeof values === 'function' ? values : done;
      const text = config?.text === 'BEGIN' ? { ...config, text: begin } : config;
      const endSpan = beginStatement(typeof config === 'string' ? config : config?.text);
      const runQuery = (onResult: QueryCallback) => {
        const onDeadline = setTimeout(() => this.disconnect(), statementMs);
        (super.query as Query)(
          text,
          typeof values === 'function' ? undefined : values,
          (...end) => {
            clearTimeout(onDeadline);
            endSpan?.(end[0]);
            if (end[0] && isConnectionLost(end[0])) onLost();
            onResult(...end);
          },
        );
      };
      if (callback) return runQuery(callback);
      return new Promise((resolve, reject) =>
        runQuery((error, result) => (error ? reject(mapUnavailable(error)) : resolve(result))),
      );
    }

    private disconnect(): void {
      onLost();
      const { stream } = (this as unknown as { connection: { stream: import('node:net').Socket } })
        .connection;
      stream.destroy(new DatabaseUnavailable(new Error(`no answer within ${statementMs} ms`)));
    }
  }
  return LimitedClient;
}
