import 'server-only';
import type { Tx } from '~/server/db';

/** Does a part of a transaction that may fail without the rest: what a failed part has written is taken back, and the
 *  transaction goes on.
 *  @throws whatever `work` throws */
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
