import 'server-only';
import type { Tx } from '~/server/db';
import type { MediaProgress } from '~/server/prisma-client/client';

/** Locks the user's progress in a lesson until the transaction ends; inserts it if there is none.
 *  @param at start of the lesson when the row is inserted */
export async function lockProgress(
  tx: Tx,
  { userId, lessonId, at }: { userId: string; lessonId: string; at: Date },
): Promise<MediaProgress> {
  await tx.mediaProgress.createMany({
    data: { userId, lessonId, startedAt: at, lastActiveAt: at },
    skipDuplicates: true,
  });
  await tx.$executeRaw`SELECT 1 FROM "MediaProgress"
    WHERE "userId" = ${userId}::uuid AND "lessonId" = ${lessonId}::uuid FOR UPDATE`;
  return tx.mediaProgress.findUniqueOrThrow({ where: { userId_lessonId: { userId, lessonId } } });
}
