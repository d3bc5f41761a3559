import 'server-only';
import type { Verb } from '~/server/context';

/** The path below the storage's root of a recording that was made from an operator's draft; null for one of the
 *  product's own content.
 *  @param path from the site's root */
export const storedRecording = (path: string): string | null =>
  /^\/media\/(recordings\/[\w-]+\.mp3)$/.exec(path)?.[1] ?? null;

/** Whether everybody may play a recording: it must be the present one of a free lesson that is not hidden. A members'
 *  recording has an address for one account.
 *  @param path from the site's root */
export async function isFreeRecording({ ctx, input: path }: Verb<string>): Promise<boolean> {
  const where = { mediaPath: path, access: 'FREE', hidden: false } as const;
  return (await ctx.db.mediaLesson.count({ where })) > 0;
}
