import { addDaysToDay, dayToDate, taipeiDay } from '~/domain/day';
import type { ServiceContext } from '~/server/context';
import type { Database } from '~/server/db';
import { withTransaction } from '~/server/transaction';
import { markTagsStale } from '../stale-tag/mark-stale';

/** Days between two, the first excluded. */
interface Days {
  gt: Date;
  lte: Date;
}

/** Counts, for each tag of pages, the content whose first day is among the given days. */
const DATED: Record<string, (db: Database, days: Days) => Promise<number>> = {
  'news-honors': (db, days) => db.newsHonor.count({ where: { hidden: false, publishedOn: days } }),
  legal: (db, days) => db.legalText.count({ where: { version: days } }),
};

/** Marks the pages of content stale whose day has begun in Taipei since they were last marked. Safe with several
 *  workers.
 *  @returns the tags of these pages */
export async function refreshDatedContent({ ctx }: { ctx: ServiceContext }): Promise<string[]> {
  const at = ctx.now();
  const today = taipeiDay(at);
  const known = await ctx.db.staleTag.findMany({ where: { tag: { in: Object.keys(DATED) } } });
  const tags: string[] = [];
  for (const [tag, countBegun] of Object.entries(DATED)) {
    const staleAt = known.find((row) => row.tag === tag)?.staleAt;
    const since = staleAt ? taipeiDay(staleAt) : addDaysToDay(today, -1);
    if (since >= today) continue;
    if ((await countBegun(ctx.db, { gt: dayToDate(since), lte: dayToDate(today) })) > 0)
      tags.push(tag);
  }
  if (tags.length > 0) await withTransaction(ctx, (tx) => markTagsStale(tx, tags, at));
  return tags;
}
