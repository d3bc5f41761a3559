import pg from 'pg';
import type { Limits } from './limits';
import { DatabaseUnavailable, unlessRefused } from './unavailable';

type Done = (error: unknown, result?: unknown) => void;
type Query = (config: unknown, values: unknown, done: Done) => void;

/** The server ends by itself what nobody waits for any more. It gets a little less time than we wait, so
 *  that a slow statement costs an answer and not the connection. */
const HEAD_START = 0.9;

/** A connection class whose statements have a time limit.
 *
 *  pg's own `query_timeout` gives up on the answer but keeps the connection: it would go back into the pool
 *  with a statement under way, or in the middle of a transaction, and the next one to use it would write
 *  into that. Here a late answer costs the connection: it is cut, so that everything waiting on it fails at
 *  once, the pool throws it out, and the server rolls back.
 *  @param onSilence hears of each connection that was cut */
export function limitedClient(
  { statementMs, transactionMs }: Limits,
  onSilence: () => void,
): typeof pg.Client {
  const own = Math.ceil(statementMs * HEAD_START);
  // A pooler between us takes no settings at the start of a connection, but passes these on.
  const begin = `BEGIN; SET LOCAL statement_timeout = ${own}; SET LOCAL idle_in_transaction_session_timeout = ${transactionMs}`;

  class LimitedClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg's overloads cannot be repeated
    override query(config: any, values?: any, done?: any): any {
      if (typeof config?.submit === 'function') return super.query(config);
      const given: Done | undefined = typeof values === 'function' ? values : done;
      const text = config?.text === 'BEGIN' ? { ...config, text: begin } : config;
      const ask = (answered: Done) => {
        const late = setTimeout(() => this.cut(), statementMs);
        (super.query as Query)(
          text,
          typeof values === 'function' ? undefined : values,
          (...end) => {
            clearTimeout(late);
            answered(...end);
          },
        );
      };
      if (given) return ask(given);
      return new Promise((resolve, reject) =>
        ask((error, result) => (error ? reject(unlessRefused(error)) : resolve(result))),
      );
    }

    private cut(): void {
      onSilence();
      const { stream } = (this as unknown as { connection: { stream: import('node:net').Socket } })
        .connection;
      stream.destroy(new DatabaseUnavailable(new Error(`no answer within ${statementMs} ms`)));
    }
  }
  return LimitedClient;
}
