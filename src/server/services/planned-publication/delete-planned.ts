import 'server-only';
import type { Tx } from '~/server/db';

/** Deletes the order to publish something, in the transaction that publishes it or takes the order back.
 *  @param publishAt hour of the order that a worker executes, which must still stand
 *  @returns whether there was one */
export async function deletePlannedPublication(
  tx: Tx,
  draftId: string,
  publishAt?: Date,
): Promise<boolean> {
  const { count } = await tx.plannedPublication.deleteMany({
    where: { draftId, ...(publishAt && { publishAt, failure: null }) },
  });
  return count > 0;
}
