import 'server-only';
import { type Database, Prisma, type Tx } from '~/server/db';

/** Marks the cached pages with these tags as stale, in the transaction that changes their content, and last in it:
 *  the tags stay locked until it ends. Every web server notices within two seconds
 *  (src/server/page-cache), whichever process wrote. */
export async function markTagsStale(tx: Tx, tags: readonly string[], at: Date): Promise<void> {
  // In one order, so that two transactions never wait for each other.
  // A version must grow, also when a clock is behind another one.
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
