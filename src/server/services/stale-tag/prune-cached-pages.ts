import 'server-only';
import type { Verb } from '~/server/context';

/** Maximum age of a cached page, ms: by then it was rendered again, or nobody requests it. */
const MAX_AGE_MS = 86_400_000;
/** Maximum size of all cached pages together, bytes. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Deletes old cached pages, and the oldest ones beyond the maximum size.
 *  @param input.maxBytes for tests: the size that all of them may have */
export async function pruneCachedPages({
  ctx,
  input: { maxBytes = MAX_BYTES },
}: Verb<{ maxBytes?: number }>): Promise<void> {
  await ctx.db.cachedPage.deleteMany({
    where: { renderedAt: { lt: new Date(ctx.now().getTime() - MAX_AGE_MS) } },
  });
  await ctx.db.$executeRaw`
    DELETE FROM "CachedPage" p USING (
      SELECT release, key, sum(octet_length(body)) OVER (ORDER BY "renderedAt" DESC, release, key) AS kept
      FROM "CachedPage"
    ) sizes
    WHERE p.release = sizes.release AND p.key = sizes.key AND sizes.kept > ${maxBytes}`;
}
