import type { MediaCue, MediaSlugInput } from '~/schemas/media-lesson';
import type { OperatorVideo } from '~/schemas/operator-video';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { storage } from '~/server/gateways/storage/configured';
import { recordingAddress } from '../media-lesson/media-content';
import { memberAddress } from '../media-lesson/member-address';
import { requirePermission } from '../operator/permissions';
import { unknownWords } from './line-reference';

/** A video with its lines, for the operator who edits it. It counts as no opening of a members' lesson.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND */
export async function getOperatorVideo({
  ctx,
  input: { slug },
}: Verb<MediaSlugInput>): Promise<OperatorVideo> {
  requirePermission({ ctx, input: 'video.read' });
  const row = await ctx.db.mediaLesson.findUnique({ where: { slug, kind: 'VIDEO' } });
  if (!row) throw new ServiceError('CONTENT_NOT_FOUND');
  const { id, version, access, hidden, publishedOn, durationMs, picture } = row;
  // The address of a free video that is hidden is refused, too.
  const isSealed = (access !== 'FREE' || hidden) && ctx.actor.kind === 'user';
  return {
    ...{ id, slug, version, access, hidden, publishedOn, durationMs },
    level: row.level as OperatorVideo['level'],
    title: { zh: row.titleZh, en: row.titleEn },
    summary: { zh: row.summaryZh, en: row.summaryEn },
    media: isSealed ? memberAddress({ ctx, input: row.mediaPath }) : recordingAddress(row),
    picture: picture && storage().publicUrl(picture),
    lines: (row.cues as unknown as MediaCue[]).map(({ startMs, endMs, en, zh, reference }) => ({
      ...{ startMs, endMs, en, zh },
      unknownWords: reference.length > 0 ? [] : unknownWords(en),
    })),
  };
}
