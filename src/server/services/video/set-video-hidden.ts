import type { SetLessonHiddenInput } from '~/schemas/site-text';
import { type Verb, withTransaction } from '~/server/context';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { markTagsStale } from '../stale-tag/mark-stale';
import { lockVideo } from './lock-video';

/** Hides a video from learners, or shows it again, and has its pages made anew. Their progress stays, and they may still
 *  report what they have played. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND */
export async function setVideoHidden({
  ctx,
  input: { id, hidden, reason },
}: Verb<SetLessonHiddenInput>): Promise<void> {
  requirePermission({ ctx, input: 'video.edit' });
  await withTransaction(ctx, async (tx) => {
    const before = await lockVideo(tx, { id });
    if (before.hidden === hidden) return;
    await tx.mediaLesson.update({ where: { id }, data: { hidden } });
    await markTagsStale(tx, ['media-lessons'], ctx.now());
    await recordAct(tx, ctx, {
      kind: hidden ? 'video.hide' : 'video.show',
      permission: 'video.edit',
      subject: ['video', before.slug],
      before: { hidden: !hidden },
      after: { hidden },
      reason,
    });
  });
}
