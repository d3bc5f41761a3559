import type { Database, Tx } from '~/server/db';

/** Whether a user has opened members' content since a moment: a unit, a video or a voice lesson. Free
 *  content, browsing the catalogue, adding to My Learning, and reviewing earlier items do not count. */
export async function hasUsedMembership(
  db: Database | Tx,
  userId: string,
  since: Date,
): Promise<boolean> {
  const opening = await db.membersOpening.findFirst({
    where: { userId, openedAt: { gte: since } },
    select: { content: true },
  });
  return opening !== null;
}
