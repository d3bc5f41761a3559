import type { PlanVideoInput } from '~/schemas/operator-video';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { savePlannedPublication } from '../planned-publication/save-planned';
import { lockVideo } from './lock-video';

/** Plans that a hidden video is shown at a full hour in Taipei, in its state at that hour; a later order replaces an
 *  earlier one.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND | PUBLICATION_DONE (it is shown) |
 *    PUBLICATION_HOUR_PAST */
export async function planVideo({
  ctx,
  input: { id, reason, ...hour },
}: Verb<PlanVideoInput>): Promise<void> {
  requirePermission({ ctx, input: 'video.edit' });
  await withTransaction(ctx, async (tx) => {
    const { slug, version, hidden } = await lockVideo(tx, { id });
    if (!hidden) throw new ServiceError('PUBLICATION_DONE');
    const planned = { kind: 'VIDEO', draftId: id, version, reason, now: ctx.now() } as const;
    const publishAt = await savePlannedPublication(tx, { ...planned, ...hour });
    await recordAct(tx, ctx, {
      kind: 'video.plan',
      permission: 'video.edit',
      subject: ['video', slug],
      after: { publishAt: publishAt.toISOString() },
      reason,
    });
  });
}
