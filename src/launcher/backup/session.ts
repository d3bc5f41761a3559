import pg from 'pg';
import { writableAddress } from '~/server/database/writable-host';

/** Formats of values as text, the same on every server, and no time limit, because a large table takes longer
 *  than any request. A policy that hides rows causes an error instead of an incomplete backup. */
const SETTINGS = [
  'statement_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
  'row_security = off',
  "timezone = 'UTC'",
  "datestyle = 'ISO, YMD'",
  "intervalstyle = 'postgres'",
  "bytea_output = 'hex'",
  'extra_float_digits = 1',
];

export type Row = (string | null)[];

/** One connection in one transaction; every value is text. */
export interface Session {
  /** @returns the rows, each an array of its columns */
  query(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

const AS_TEXT = {
  getTypeParser: () => (value: unknown) => value,
} as unknown as pg.CustomTypesConfig;

/** Changes the schema of unqualified names until the end of the transaction. */
export async function enterSchema(session: Session, schema: string): Promise<void> {
  await session.query(`SET LOCAL search_path = ${pg.escapeIdentifier(schema)}`);
}

/** Runs `work` in one transaction of the database at `url`, in the schema `public`. It is rolled back when `work`
 *  fails.
 *  @param mode `read`: sees the database of one moment; `write`: commits */
export function inSession<T>(
  url: string,
  mode: 'read' | 'write',
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const begin = mode === 'read' ? 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' : 'BEGIN';
  return onConnection(url, (session) =>
    inTransaction(session, begin, async () => {
      for (const setting of SETTINGS) await session.query(`SET LOCAL ${setting}`);
      await enterSchema(session, 'public');
      return work(session);
    }),
  );
}

/** Executes each statement in a transaction of its own, in one schema. */
export function executeEach(url: string, schema: string, statements: readonly string[]) {
  return onConnection(url, async (session) => {
    for (const statement of statements)
      await inTransaction(session, 'BEGIN', async () => {
        await enterSchema(session, schema);
        await session.query(statement);
      });
  });
}

async function onConnection<T>(url: string, work: (session: Session) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: await writableAddress(url), types: AS_TEXT });
  // A broken connection fails the pending statement; without a listener the event would also end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work({
      query: async (sql, values) => {
        const text = { text: sql, rowMode: 'array' as const };
        const result = await client.query<Row>(values ? { ...text, values: [...values] } : text);
        return result.rows;
      },
    });
  } finally {
    await client.end();
  }
}

async function inTransaction<T>(
  session: Session,
  begin: string,
  work: () => Promise<T>,
): Promise<T> {
  await session.query(begin);
  try {
    const result = await work();
    await session.query('COMMIT');
    return result;
  } catch (error) {
    await session.query('ROLLBACK').catch(() => {});
    throw error;
  }
}
