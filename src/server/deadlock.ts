import { Prisma } from './db';

/** PostgreSQL's error code `deadlock_detected`. */
const DEADLOCK = '40P01';

/** Whether a transaction was rolled back as one side of a deadlock, so that it may run again. */
export function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return error.code === 'P2034' || JSON.stringify(error.meta ?? {}).includes(DEADLOCK);
}
