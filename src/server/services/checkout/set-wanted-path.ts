import { type RequestedLesson, toLessonPath } from '~/lib/requested-lesson';
import type { Tx } from '~/server/db';

/** Writes into an order that waits to be paid what its buyer is about to open now. As with the terms, one
 *  that is being settled at this moment is neither changed nor waited for. */
export async function setWantedPath(
  tx: Tx,
  orderId: string,
  lesson: RequestedLesson,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Order" SET "wantedPath" = ${toLessonPath(lesson)}
    WHERE id IN (
      SELECT id FROM "Order" WHERE id = ${orderId}::uuid AND status = 'PENDING'
      FOR NO KEY UPDATE SKIP LOCKED)`;
}
