import pg from 'pg';
import { beginStatement } from '~/server/telemetry/tracing';
import type { Limits } from './limits';
import { DatabaseUnavailable, isConnectionLost, mapUnavailable } from './unavailable';

type QueryCallback = (error: unknown, result?: unknown) => void;
type Query = (config: unknown, values: unknown, done: QueryCallback) => void;

/** The server ends by itself what nobody waits for any more. It gets a little less time than we wait, so
 *  that a slow statement costs an answer and not the connection. */
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
 *  pg's own `query_timeout` gives up on the answer but keeps the connection: it would go back into the pool
 *  with a statement under way, or in the middle of a transaction, and the next one to use it would write
 *  into that. Here a late answer costs the connection: it is cut, so that everything waiting on it fails at
 *  once, the pool throws it out, and the server rolls back.
 *  @param isDirect whether the server's limits were set at the start of the connection
 *  @param onLost hears of each connection that was cut or broke */
export function limitedClient(
  limits: Limits,
  isDirect: boolean,
  onLost: () => void,
): typeof pg.Client {
  const { statementMs } = limits;
  // A pooler between us takes no settings at the start of a connection, but passes these on.
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
