import 'server-only';
import type { Verb } from '~/server/context';
import { publishedBy } from '../site-content/published-by';

/** The path of a recording that is for members in the content file and that an operator has made free; null for
 *  any other.
 *  @param input.name the file's name */
export async function findOpenedRecording({
  ctx,
  input: { slug, name },
}: Verb<{ slug: string; name: string }>): Promise<string | null> {
  const lesson = await ctx.db.mediaLesson.findFirst({
    where: { slug, hidden: false, access: 'FREE', publishedOn: publishedBy(ctx.now()) },
    select: { mediaPath: true },
  });
  return lesson && lesson.mediaPath.split('/').at(-1) === name ? lesson.mediaPath : null;
}
