import { Prisma } from './db';

/** PostgreSQL's `deadlock_detected`. */
const DEADLOCK = '40P01';

/** Whether a transaction was ended because it and another one waited for each other: nothing of it was
 *  written, and it may run again. */
export function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return error.code === 'P2034' || JSON.stringify(error.meta ?? {}).includes(DEADLOCK);
}
