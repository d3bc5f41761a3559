import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { env } from '~/env';
import type { ComposedStatement } from '~/server/database/composed-statement';
import { LimitedPool } from '~/server/database/limited-pool';
import { type Limits, LONG_LIMITS, requestLimits } from '~/server/database/limits';
import { statementNames } from '~/server/database/prepared-statements';
import { type SqlTypes, type Statement, toQuery, type ValuesOf } from '~/server/database/statement';
import { Prisma, PrismaClient } from '~/server/prisma-client/client';

export type Database = PrismaClient;
/** The database inside a transaction. */
export type Tx = Prisma.TransactionClient;
export { Prisma };

/** The connections that run the statements of a database. */
export type StatementConnections = Pick<LimitedPool, 'isDirect' | 'query'>;

/** The state of this process; on `globalThis`, because Next gives pages and route handlers a copy of this module
 *  each, and reloads in development would leak pools. */
const globals = globalThis as {
  shuoyiDatabase?: Database;
  shuoyiJobDatabase?: Database;
  shuoyiPools?: WeakMap<Database, StatementConnections>;
};

/** The connections of each database, which its statements share with Prisma. */
globals.shuoyiPools ??= new WeakMap();
const pools = globals.shuoyiPools;

/** Opens a pool of PostgreSQL connections; one code path for the embedded and the real server.
 *  @throws DatabaseUnavailable from every query that takes longer than `limits` */
export function connect(url: string, max: number, limits: Limits = LONG_LIMITS): Database {
  const pool = new LimitedPool(url, max, limits);
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    // The type of the option lacks `undefined`, which makes Prisma send a query unprepared.
    ...(pool.isDirect && { statementNameGenerator: statementNames() as () => string }),
  });
  const { connectMs, statementMs, transactionMs } = limits;
  // Prisma waits longer than the pool's own limits, because only the pool's error has the cause.
  const maxWait = connectMs + statementMs + 1000;
  const db = new PrismaClient({ adapter, transactionOptions: { maxWait, timeout: transactionMs } });
  pools.set(db, pool);
  return db;
}

/** Runs one statement without Prisma, over the same connections and as a transaction of its own. On direct
 *  connections PostgreSQL parses and plans it once for each connection. Inside a transaction of Prisma it is sent by
 *  Prisma.
 *  @returns the rows of its result
 *  @throws DatabaseUnavailable, and PostgreSQL's errors in the form of `pg`, or inside a transaction in that of
 *    Prisma */
export async function runStatement<Parameters extends SqlTypes, Row extends SqlTypes>(
  db: Database | Tx,
  statement: Statement<Parameters, Row>,
  values: ValuesOf<Parameters>,
): Promise<ValuesOf<Row>[]> {
  const query = toQuery(statement, values);
  if (!isDatabase(db)) return db.$queryRawUnsafe(query.text, ...query.values.map(toRawValue));
  const pool = statementConnections(db);
  const { rows } = await pool.query(pool.isDirect ? query : { ...query, name: undefined });
  return rows;
}

/** Whether this is a database rather than the client of a transaction, which cannot connect. */
function isDatabase(db: Database | Tx): db is Database {
  return '$connect' in db;
}

/** Converts a value for Prisma's raw SQL, which would send a date without its zone. */
function toRawValue(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}

/** Runs a composed statement, which Prisma sends.
 *  @returns the rows of its result
 *  @throws DatabaseUnavailable, and PostgreSQL's errors in Prisma's form */
export async function runComposed<Input, Row extends SqlTypes>(
  db: Database | Tx,
  { sql }: ComposedStatement<Input, Row>,
  input: Input,
): Promise<ValuesOf<Row>[]> {
  return db.$queryRaw(sql(input));
}

/** The connections of a database.
 *  @throws TypeError for a database that neither `connect` nor `setStatementConnections` knows */
export function statementConnections(db: Database): StatementConnections {
  const pool = pools.get(db);
  if (!pool) throw new TypeError('Statements need a database that `connect` has opened.');
  return pool;
}

/** Connections of a database in this process: busy, idle, and callers that wait for one. */
export function countConnections(db: Database): Record<'busy' | 'idle' | 'waiting', number> {
  const { totalCount, idleCount, waitingCount } = statementConnections(db) as LimitedPool;
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** Gives an extended Prisma client the connections of its statements. */
export function setStatementConnections(
  extended: Database,
  connections: StatementConnections,
): Database {
  pools.set(extended, connections);
  return extended;
}

/** The database of this process's requests. */
export function database(): Database {
  globals.shuoyiDatabase ??= connect(env().DATABASE_URL, env().DATABASE_POOL, requestLimits());
  return globals.shuoyiDatabase;
}

/** Number of connections of the jobs, in addition to those of the requests. */
const JOB_POOL = 5;

/** The database of this process's jobs. It has long limits, because no user waits for a job, and a pool of
 *  its own, so that jobs take no connection from requests. */
export function jobDatabase(): Database {
  globals.shuoyiJobDatabase ??= connect(env().DATABASE_URL, JOB_POOL, LONG_LIMITS);
  return globals.shuoyiJobDatabase;
}
