import 'server-only';
import type { Verb } from '~/server/context';

/** The content of a built file of any release of the last days; null when none had it.
 *  @param input.path address below the folder of built files */
export async function findReleaseFile({
  ctx,
  input: { path },
}: Verb<{ path: string }>): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await ctx.db.releaseFile.findUnique({ where: { path }, select: { body: true } });
  return row?.body ?? null;
}
