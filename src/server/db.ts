import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { env } from '~/env';
import { LimitedPool } from '~/server/database/limited-pool';
import { type Limits, LONG_LIMITS, requestLimits } from '~/server/database/limits';
import { DatabaseUnavailable } from '~/server/database/unavailable';
import { Prisma, PrismaClient } from '~/server/prisma-client/client';

export type Database = PrismaClient;
/** The database inside a transaction. */
export type Tx = Prisma.TransactionClient;
export { Prisma };

/** Opens a pool of PostgreSQL connections; one code path for the embedded and the real server.
 *  @throws DatabaseUnavailable from every query that takes longer than `limits` */
export function connect(url: string, max: number, limits: Limits = LONG_LIMITS): Database {
  const adapter = new PrismaPg(new LimitedPool(url, max, limits), { disposeExternalPool: true });
  const { connectMs, statementMs, transactionMs } = limits;
  // Longer than the pool's own limits, because only the pool's error has the cause.
  const maxWait = connectMs + statementMs + 1000;
  return new PrismaClient({ adapter, transactionOptions: { maxWait, timeout: transactionMs } });
}

/** Runs `work` in one READ COMMITTED transaction.
 *  @throws DatabaseUnavailable also when it takes longer than its database's limits */
export async function transaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.$transaction(work);
  } catch (error) {
    const timedOut =
      error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2028';
    throw timedOut ? new DatabaseUnavailable(error) : error;
  }
}

const globals = globalThis as { shuoyiDatabase?: Database; shuoyiJobDatabase?: Database };

/** The database of this process's requests; on `globalThis`, so that reloads in development do not leak
 *  pools. */
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
