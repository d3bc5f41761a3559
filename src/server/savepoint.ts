import 'server-only';
import type { Tx } from '~/server/db';

/** Runs a part of a transaction that may fail independently: its writes are rolled back, and the transaction
 *  continues.
 *  @throws the error of `work` */
export async function withSavepoint<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await tx.$executeRaw`SAVEPOINT part`;
  try {
    const result = await work();
    await tx.$executeRaw`RELEASE SAVEPOINT part`;
    return result;
  } catch (error) {
    await tx.$executeRaw`ROLLBACK TO SAVEPOINT part`;
    throw error;
  }
}
