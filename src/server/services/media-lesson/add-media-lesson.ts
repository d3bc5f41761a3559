import 'server-only';
import type { MediaSlugInput } from '~/schemas/media-lesson';
import { requireUser, type Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { publishedBy } from '../site-content/published-by';
import { requireProgressAllowed } from './access';

/** Adds a media lesson to the actor's My Learning, or restores it with its progress.
 *  @throws ServiceError LOGIN_USER_REQUIRED | MEDIA_LESSON_NOT_FOUND | MEMBERSHIP_REQUIRED */
export async function addMediaLesson({ ctx, input }: Verb<MediaSlugInput>): Promise<void> {
  const userId = requireUser(ctx);
  const now = ctx.now();
  const lesson = await ctx.db.mediaLesson.findFirst({
    where: { slug: input.slug, hidden: false, publishedOn: publishedBy(now) },
    select: { id: true, access: true },
  });
  if (!lesson) throw new ServiceError('MEDIA_LESSON_NOT_FOUND');
  await requireProgressAllowed({ ctx, input: { userId, lesson } });
  const row = { userId, lessonId: lesson.id };
  await ctx.db.mediaProgress.createMany({
    data: { ...row, startedAt: now, lastActiveAt: now },
    skipDuplicates: true,
  });
  await ctx.db.mediaProgress.updateMany({
    where: { ...row, removedAt: { not: null } },
    data: { removedAt: null },
  });
}
