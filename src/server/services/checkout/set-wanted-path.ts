import { type RequestedLesson, toLessonPath } from '~/lib/requested-lesson';
import type { Tx } from '~/server/db';

/** Stores the lesson that the buyer of a pending order is about to open. As with the terms, an order that is
 *  being settled at this moment is skipped without waiting. */
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
