import { randomUUID } from 'node:crypto';
import type { Database } from '~/server/db';
import type { Feed, Prisma } from '~/server/prisma-client/client';
import { TEST_NOON } from './noon';

/** Creates a feed that is due for a reading. */
export function createFeed(
  db: Database,
  columns: Partial<Prisma.FeedUncheckedCreateInput> = {},
): Promise<Feed> {
  return db.feed.create({
    data: {
      address: `https://feeds.example/${randomUUID()}`,
      addedAt: TEST_NOON,
      dueAt: TEST_NOON,
      ...columns,
    },
  });
}
