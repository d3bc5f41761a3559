import type { VideoIdInput } from '~/schemas/operator-video';
import type { Verb } from '~/server/context';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { takeBackPlanned } from '../planned-publication/take-back-planned';
import { lockVideo } from './lock-video';

/** Cancels the order to show a hidden video at an hour. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND | PUBLICATION_DONE (it is shown) */
export async function cancelPlannedVideo({
  ctx,
  input: { id },
}: Verb<VideoIdInput>): Promise<void> {
  requirePermission({ ctx, input: 'video.edit' });
  await withTransaction(ctx, async (tx) => {
    const { slug, hidden } = await lockVideo(tx, { id });
    await takeBackPlanned(tx, ctx, {
      draftId: id,
      kind: 'video.unplan' as const,
      permission: 'video.edit' as const,
      subject: ['video', slug],
      isPublished: async () => !hidden,
    });
  });
}
