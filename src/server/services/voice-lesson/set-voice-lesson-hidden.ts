import 'server-only';
import type { SetLessonHiddenInput } from '~/schemas/site-text';
import { type Verb, withTransaction } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { markTagsStale } from '../stale-tag/mark-stale';

/** Hides a voice lesson from learners, or shows it again; what they have heard of it stays. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND (also of one that was never published) */
export async function setVoiceLessonHidden({
  ctx,
  input: { id, hidden, reason },
}: Verb<SetLessonHiddenInput>): Promise<void> {
  requirePermission({ ctx, input: 'voiceLesson.publish' });
  await withTransaction(ctx, async (tx) => {
    const lesson = await tx.mediaLesson.findUnique({ where: { id, kind: 'VOICE' } });
    if (!lesson) throw new ServiceError('CONTENT_NOT_FOUND');
    const { count } = await tx.mediaLesson.updateMany({
      where: { id, hidden: !hidden },
      data: { hidden },
    });
    if (count === 0) return;
    await markTagsStale(tx, ['media-lessons'], ctx.now());
    await recordAct(tx, ctx, {
      kind: hidden ? 'voiceLesson.hide' : 'voiceLesson.show',
      permission: 'voiceLesson.publish',
      subject: ['voiceLesson', id],
      before: { hidden: !hidden },
      after: { hidden },
      reason,
    });
  });
}
