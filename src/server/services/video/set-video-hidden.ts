import type { SetLessonHiddenInput } from '~/schemas/site-text';
import type { ServiceContext, Verb } from '~/server/context';
import type { Tx } from '~/server/db';
import { withTransaction } from '~/server/transaction';
import { hideLesson } from '../media-lesson/hide-lesson';
import { requirePermission } from '../operator/permissions';
import { deletePlannedPublication } from '../planned-publication/delete-planned';
import { lockVideo } from './lock-video';

const permission = 'video.edit';

/** Hides a video from learners, or shows it again, and marks its pages stale. Their progress stays, and they may
 *  still report played ranges. Showing it cancels the order to show it at an hour. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND */
export async function setVideoHidden({ ctx, input }: Verb<SetLessonHiddenInput>): Promise<void> {
  requirePermission({ ctx, input: permission });
  await withTransaction(ctx, async (tx) => {
    await lockVideo(tx, { id: input.id });
    if (!input.hidden) await deletePlannedPublication(tx, input.id);
    await showOrHideVideo(tx, ctx, input);
  });
}

/** Shows or hides a video; the caller has checked the permission. */
export const showOrHideVideo = (
  tx: Tx,
  ctx: ServiceContext,
  input: SetLessonHiddenInput,
): Promise<void> =>
  hideLesson(tx, ctx, {
    ...input,
    kind: 'VIDEO' as const,
    subject: 'video' as const,
    permission,
    keyOf: ({ slug }) => slug,
  });
