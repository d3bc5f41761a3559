import 'server-only';
import type { Database, Tx } from '~/server/db';

/** Tells every web server that cached pages with these tags are out of date, in the transaction that makes
 *  them so: each notices within seconds (src/server/jobs/refresh-pages.ts), whichever process wrote. */
export async function markTagsStale(tx: Tx, tags: readonly string[], at: Date): Promise<void> {
  for (const tag of tags)
    await tx.staleTag.upsert({
      where: { tag },
      create: { tag, staleAt: at },
      update: { staleAt: at },
    });
}

/** When each tag became stale last, as text that changes with it. */
export async function listStaleTags(db: Database): Promise<Map<string, string>> {
  const rows = await db.staleTag.findMany();
  return new Map(rows.map(({ tag, staleAt }) => [tag, staleAt.toISOString()]));
}
