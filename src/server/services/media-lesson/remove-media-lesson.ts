import 'server-only';
import type { MediaSlugInput } from '~/schemas/media-lesson';
import { requireUser, type Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';

/** Removes a media lesson from the actor's My Learning. Progress is kept: adding or playing the lesson again
 *  restores it.
 *  @throws ServiceError LOGIN_USER_REQUIRED | MEDIA_LESSON_NOT_FOUND when it was not there */
export async function removeMediaLesson({ ctx, input }: Verb<MediaSlugInput>): Promise<void> {
  const userId = requireUser(ctx);
  const { count } = await ctx.db.mediaProgress.updateMany({
    where: { userId, lesson: { slug: input.slug }, removedAt: null },
    data: { removedAt: ctx.now() },
  });
  if (count === 0) throw new ServiceError('MEDIA_LESSON_NOT_FOUND');
}
