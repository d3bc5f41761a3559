import 'server-only';
import type { Tx } from '~/server/db';

/** Deletes an order to publish, in the transaction that publishes or cancels it.
 *  @param publishAt hour of the order that a worker executes, which must still be the same
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
