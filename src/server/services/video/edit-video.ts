import type { EditVideoInput } from '~/schemas/operator-video';
import type { Verb } from '~/server/context';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { changedValues } from '../site-content/changed-values';
import { markTagsStale } from '../stale-tag/mark-stale';
import { lockVideo } from './lock-video';

/** Changes title, summary, level and access of a video, in the version that the operator read, and marks its
 *  pages stale. An unchanged video is not written.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND | CONTENT_CHANGED (a colleague
 *    was faster) */
export async function editVideo({ ctx, input }: Verb<EditVideoInput>): Promise<void> {
  requirePermission({ ctx, input: 'video.edit' });
  const { id, version, title, summary, level, access } = input;
  const at = ctx.now();
  const columns = {
    titleZh: title.zh,
    titleEn: title.en,
    summaryZh: summary.zh,
    summaryEn: summary.en,
    level,
    access,
  };
  await withTransaction(ctx, async (tx) => {
    const before = await lockVideo(tx, { id, version });
    const { titleZh, titleEn, summaryZh, summaryEn } = before;
    const now = { titleZh, titleEn, summaryZh, summaryEn, level: before.level };
    const changed = changedValues({ ...now, access: before.access }, columns);
    if (!changed) return;
    await tx.mediaLesson.update({
      where: { id },
      data: { ...columns, version: { increment: 1 }, editedAt: at },
    });
    await markTagsStale(tx, ['media-lessons'], at);
    await recordAct(tx, ctx, {
      kind: 'video.edit',
      permission: 'video.edit',
      subject: ['video', before.slug],
      ...changed,
    });
  });
}
