import type { MediaPage, MediaSlugInput } from '~/schemas/media-lesson';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { toMediaContent } from '../media-lesson/media-content';
import { toMediaSummary } from '../media-lesson/media-summary';
import { requirePermission } from '../operator/permissions';
import { operatorMedia } from './operator-media';

/** A video as learners see it, even while it is hidden or its day has not come. It does not count as an opening of a
 *  members' lesson.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND */
export async function getVideoPreview({
  ctx,
  input: { slug },
}: Verb<MediaSlugInput>): Promise<MediaPage> {
  requirePermission({ ctx, input: 'video.read' });
  const row = await ctx.db.mediaLesson.findUnique({ where: { slug, kind: 'VIDEO' } });
  if (!row) throw new ServiceError('CONTENT_NOT_FOUND');
  const media = operatorMedia({ ctx, input: row });
  return { lesson: toMediaSummary(row), content: { ...toMediaContent(row), media } };
}
