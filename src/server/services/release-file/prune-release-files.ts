import 'server-only';
import type { Verb } from '~/server/context';

/** Time for which tabs of a replaced release still find their scripts, ms. */
const MAX_AGE_MS = 7 * 86_400_000;
/** Maximum size of all kept files together, bytes. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Deletes files of old releases, and the oldest ones beyond the maximum size.
 *  @param input.maxBytes for tests: the size that all of them may have */
export async function pruneReleaseFiles({
  ctx,
  input: { maxBytes = MAX_BYTES },
}: Verb<{ maxBytes?: number }>): Promise<void> {
  await ctx.db.releaseFile.deleteMany({
    where: { seenAt: { lt: new Date(ctx.now().getTime() - MAX_AGE_MS) } },
  });
  await ctx.db.$executeRaw`
    DELETE FROM "ReleaseFile" f USING (
      SELECT path, sum(octet_length(body)) OVER (ORDER BY "seenAt" DESC, path) AS kept
      FROM "ReleaseFile"
    ) sizes
    WHERE f.path = sizes.path AND sizes.kept > ${maxBytes}`;
}
