import 'server-only';
import type { Database, Tx } from '~/server/db';

/** Marks the cached pages with these tags as stale, in the transaction that changes their content. Every web
 *  server notices within seconds (src/server/jobs/refresh-pages.ts), whichever process wrote. */
export async function markTagsStale(tx: Tx, tags: readonly string[], at: Date): Promise<void> {
  for (const tag of tags)
    await tx.staleTag.upsert({
      where: { tag },
      create: { tag, staleAt: at },
      update: { staleAt: at },
    });
}

/** The last time at which each tag became stale, as text to compare. */
export async function listStaleTags(db: Database): Promise<Map<string, string>> {
  const rows = await db.staleTag.findMany();
  return new Map(rows.map(({ tag, staleAt }) => [tag, staleAt.toISOString()]));
}
