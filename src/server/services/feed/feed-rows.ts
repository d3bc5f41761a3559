import 'server-only';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { Feed } from '~/server/prisma-client/client';

/** Locks a feed until the end of the transaction, and reads it.
 *  @throws ServiceError FEED_NOT_FOUND */
export async function lockFeed(tx: Tx, id: string): Promise<Feed> {
  await tx.$executeRaw`SELECT id FROM "Feed" WHERE id = ${id}::uuid FOR UPDATE`;
  const feed = await tx.feed.findUnique({ where: { id } });
  if (!feed) throw new ServiceError('FEED_NOT_FOUND');
  return feed;
}
