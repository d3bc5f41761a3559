import type { MediaCue, MediaSlugInput } from '~/schemas/media-lesson';
import type { OperatorVideo } from '~/schemas/operator-video';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { storage } from '~/server/gateways/storage/configured';
import { requirePermission } from '../operator/permissions';
import { findPlannedPublication } from '../planned-publication/find-planned';
import { unknownWords } from './line-reference';
import { operatorMedia } from './operator-media';

/** A video with its lines, for the operator who edits it. It does not count as an opening of a members' lesson.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND */
export async function getOperatorVideo({
  ctx,
  input: { slug },
}: Verb<MediaSlugInput>): Promise<OperatorVideo> {
  requirePermission({ ctx, input: 'video.read' });
  const row = await ctx.db.mediaLesson.findUnique({ where: { slug, kind: 'VIDEO' } });
  if (!row) throw new ServiceError('CONTENT_NOT_FOUND');
  const { id, version, access, hidden, publishedOn, durationMs, picture } = row;
  return {
    id,
    slug,
    version,
    access,
    hidden,
    publishedOn,
    durationMs,
    level: row.level as OperatorVideo['level'],
    title: { zh: row.titleZh, en: row.titleEn },
    summary: { zh: row.summaryZh, en: row.summaryEn },
    media: operatorMedia({ ctx, input: row }),
    picture: picture && storage().publicUrl(picture),
    planned: await findPlannedPublication(ctx.db, id),
    lines: (row.cues as unknown as MediaCue[]).map(({ startMs, endMs, en, zh, reference }) => ({
      startMs,
      endMs,
      en,
      zh,
      unknownWords: reference.length > 0 ? [] : unknownWords(en),
    })),
  };
}
