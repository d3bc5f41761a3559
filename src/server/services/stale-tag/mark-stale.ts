import 'server-only';
import { type Database, Prisma, type Tx } from '~/server/db';

/** Marks the cached pages with these tags as stale, in the transaction that changes their content, and last in
 *  it: the tags stay locked until it ends. Every web server notices the change of any process within two
 *  seconds (src/server/page-cache). */
export async function markTagsStale(tx: Tx, tags: readonly string[], at: Date): Promise<void> {
  // The tags are sorted, so that two transactions never wait for each other. A version must grow even when one
  // server's clock is behind another's.
  for (const tag of [...new Set(tags)].sort())
    await tx.$executeRaw(Prisma.sql`
      INSERT INTO "StaleTag" AS known (tag, "staleAt") VALUES (${tag}, ${at})
      ON CONFLICT (tag) DO UPDATE
      SET "staleAt" = GREATEST(EXCLUDED."staleAt", known."staleAt" + interval '1 millisecond')`);
}

/** The version of each tag that ever became stale: a number that grows with every change. */
export async function listTagVersions(db: Database): Promise<Map<string, number>> {
  const rows = await db.staleTag.findMany();
  return new Map(rows.map(({ tag, staleAt }) => [tag, staleAt.getTime()]));
}
