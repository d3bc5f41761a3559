import type { Database, Tx } from '~/server/db';

/** Whether anything that only members can open was handed out to somebody since a moment: a unit, a video
 *  or a voice lesson. What is free, looking at the catalogue, putting something into My Learning, and going
 *  over what was practised before is no use of a membership. */
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
