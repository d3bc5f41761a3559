import { Prisma } from './db';

/** PostgreSQL's error code `deadlock_detected`. */
const DEADLOCK = '40P01';

/** Maximum number of attempts of what ends in a deadlock. */
const MAX_TRIES = 4;

/** Whether a transaction was rolled back as one side of a deadlock, so that it may run again. */
function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (!(error instanceof Prisma.PrismaClientKnownRequestError))
    return (error as { code?: unknown }).code === DEADLOCK;
  return error.code === 'P2034' || JSON.stringify(error.meta ?? {}).includes(DEADLOCK);
}

/** Runs a transaction, and again when PostgreSQL ended it as a deadlock. */
export async function retryDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === MAX_TRIES || !isDeadlock(error)) throw error;
    }
  }
}
