import type { OperatorListedVideo } from '~/schemas/operator-video';
import type { ServiceContext } from '~/server/context';
import { requirePermission } from '../operator/permissions';
import { listPlannedHours } from '../planned-publication/find-planned';

/** Every video, hidden ones too, newest first.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listOperatorVideos({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<OperatorListedVideo[]> {
  requirePermission({ ctx, input: 'video.read' });
  const rows = await ctx.db.mediaLesson.findMany({
    where: { kind: 'VIDEO' },
    orderBy: [{ publishedOn: 'desc' }, { slug: 'asc' }],
  });
  const hours = await listPlannedHours(ctx.db, 'VIDEO');
  return rows.map(({ id, slug, access, hidden, publishedOn, durationMs, ...row }) => ({
    id,
    slug,
    access,
    hidden,
    publishedOn,
    durationMs,
    level: row.level as OperatorListedVideo['level'],
    title: { zh: row.titleZh, en: row.titleEn },
    publishAt: hours.get(id) ?? null,
    lineCount: (row.cues as unknown[]).length,
  }));
}
