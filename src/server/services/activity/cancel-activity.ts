import 'server-only';
import { phaseAt } from '~/domain/activity';
import type { ActivityAct, CancelActivityInput } from '~/schemas/operator-activity';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { markTagsStale } from '../stale-tag/mark-stale';
import { lockActivity } from './lock-activity';
import { mailCancellation } from './mail-activity-change';

/** Cancels an activity that has not begun: nobody can register any more, and everybody who is registered gets one mail
 *  with the reason. Registrations stay, so that the console shows the affected people. It cannot be undone, because it
 *  is announced. Cancelling twice is one cancellation, with the reason of the first.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | ACTIVITY_NOT_FOUND |
 *    ACTIVITY_NOT_PUBLISHED (a draft is discarded) | ACTIVITY_STARTED */
export async function cancelActivity({
  ctx,
  input: { slug, reason },
}: Verb<CancelActivityInput>): Promise<ActivityAct> {
  requirePermission({ ctx, input: 'activity.cancel' });
  const at = ctx.now();
  return withTransaction(ctx, async (tx) => {
    const before = await lockActivity(tx, slug);
    if (before.draft) throw new ServiceError('ACTIVITY_NOT_PUBLISHED');
    if (before.cancelledAt) return { mails: 0, promoted: 0, first: false };
    if (phaseAt(before, at) !== 'COMING') throw new ServiceError('ACTIVITY_STARTED');
    const activity = await tx.activity.update({
      where: { id: before.id },
      data: {
        cancelledAt: at,
        cancelReasonZh: reason.zh,
        cancelReasonEn: reason.en,
        revision: { increment: 1 },
      },
    });
    const mails = await mailCancellation(tx, activity);
    await markTagsStale(tx, ['activities'], at);
    await recordAct(tx, ctx, {
      kind: 'activity.cancel',
      permission: 'activity.cancel',
      subject: ['activity', slug],
      after: { cancelled: true, mails },
      reason: reason.zh,
    });
    return { mails, promoted: 0, first: true };
  });
}
