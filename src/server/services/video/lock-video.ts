import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { MediaLesson } from '~/server/prisma-client/client';

/** Locks a video in the version that the operator read, until the transaction ends.
 *  @throws ServiceError CONTENT_NOT_FOUND | CONTENT_CHANGED (a colleague was faster) */
export async function lockVideo(
  tx: Tx,
  { id, version }: { id: string; version?: number },
): Promise<MediaLesson> {
  await tx.$executeRaw`SELECT 1 FROM "MediaLesson" WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const row = await tx.mediaLesson.findUnique({ where: { id, kind: 'VIDEO' } });
  if (!row) throw new ServiceError('CONTENT_NOT_FOUND');
  if (version !== undefined && row.version !== version) throw new ServiceError('CONTENT_CHANGED');
  return row;
}
