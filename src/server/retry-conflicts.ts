import { Prisma } from './db';

/** PostgreSQL's error codes of a transaction that it rolled back because of another one: `serialization_failure`,
 *  which a distributed engine and a replica raise at READ COMMITTED, too, and `deadlock_detected`. */
const CONFLICTS = ['40001', '40P01'];

/** Maximum number of attempts of what ends in a conflict. */
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
