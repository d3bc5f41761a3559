import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServiceContext } from './context';
import { DatabaseUnavailable, isUnavailable } from './database/unavailable';
import { type Database, Prisma, type Tx } from './db';

/** Set while the work of a transaction runs. */
const scope = new AsyncLocalStorage<true>();

/** Runs `work` in one READ COMMITTED transaction, and again when PostgreSQL rolled it back because of
 *  another one. `work` must use only `tx`, and neither HTTP nor hashing. */
export async function withTransaction<T>(
  ctx: ServiceContext,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return retryConflicts(() => transaction(ctx.db, (tx) => scope.run(true, () => work(tx))));
}

/** Whether this code runs inside of a transaction's work. */
export function isInTransaction(): boolean {
  return scope.getStore() === true;
}

/** Maximum time until a failed BEGIN for another attempt, ms: a broken connection fails at once, and later
 *  attempts would exceed the callers' limits. */
const BEGIN_AGAIN_MS = 1000;

/** Runs `work` in one READ COMMITTED transaction. If the connection turns out to be broken at BEGIN, another one is
 *  used, because nothing of `work` was sent yet.
 *  @throws DatabaseUnavailable also when it takes longer than its database's limits */
export async function transaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  const began = performance.now();
  let hasBegun = false;
  const run = () =>
    db.$transaction((tx) => {
      hasBegun = true;
      return work(tx);
    });
  const canBeginAgain = (error: unknown) =>
    !hasBegun && isUnavailable(error) && performance.now() - began < BEGIN_AGAIN_MS;
  try {
    return await run().catch((error) => (canBeginAgain(error) ? run() : Promise.reject(error)));
  } catch (error) {
    const timedOut =
      error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2028';
    throw timedOut ? new DatabaseUnavailable(error) : error;
  }
}

/** PostgreSQL's error codes of a transaction that it rolled back because of another one: `serialization_failure`,
 *  which a distributed engine and a replica raise at READ COMMITTED, too, and `deadlock_detected`. */
const CONFLICTS = ['40001', '40P01'];

/** Maximum number of attempts at a transaction with conflicts. */
const MAX_TRIES = 4;

/** Whether a transaction was rolled back because of another one, so that it may run again. */
function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (!(error instanceof Prisma.PrismaClientKnownRequestError))
    return CONFLICTS.includes(String((error as { code?: unknown }).code));
  if (error.code === 'P2034') return true;
  const meta = JSON.stringify(error.meta ?? {});
  return CONFLICTS.some((code) => meta.includes(`"${code}"`));
}

/** Runs a transaction, and again when PostgreSQL rolled it back because of another one. */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === MAX_TRIES || !isConflict(error)) throw error;
    }
  }
}
