import 'server-only';
import { trialKey } from '~/domain/activity';
import type { UndoCheckInInput, UndoneCheckIn } from '~/schemas/activity';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { lockActivity } from './lock-activity';

/** Takes back the check-in of a person that was made by mistake. A trial that it started goes on, because a mail has
 *  promised it to the person, and a later check-in gives no second one. The same input twice is one act.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ACTIVITY_NOT_FOUND | REGISTRATION_NOT_FOUND |
 *    ACTIVITY_CANCELLED | CHECK_IN_CHANGED (the person was checked in again since it was read) */
export async function undoCheckIn({ ctx, input }: Verb<UndoCheckInInput>): Promise<UndoneCheckIn> {
  requirePermission({ ctx, input: 'activity.checkIn' });
  const { slug, email, checkedInAt } = input;
  return withTransaction(ctx, async (tx) => {
    const activity = await lockActivity(tx, slug);
    if (activity.cancelledAt) throw new ServiceError('ACTIVITY_CANCELLED');
    const own = await tx.activityRegistration.findFirst({
      where: { activityId: activity.id, status: 'CONFIRMED', user: { email } },
      include: { user: true },
    });
    if (!own) throw new ServiceError('REGISTRATION_NOT_FOUND');
    const { id, user } = own;
    const trial = { userId: user.id, sourceKey: trialKey(user.id), reason: slug };
    const keepsTrial = (await tx.entitlement.count({ where: trial })) > 0;
    if (!own.checkedInAt) return { name: user.name, first: false, keepsTrial };
    const { count } = await tx.activityRegistration.updateMany({
      where: { id, checkedInAt },
      data: { checkedInAt: null },
    });
    if (count === 0) throw new ServiceError('CHECK_IN_CHANGED');
    await recordAct(tx, ctx, {
      kind: 'activity.undoCheckIn',
      permission: 'activity.checkIn',
      subject: ['activity', slug],
      before: { registration: id },
    });
    return { name: user.name, first: true, keepsTrial };
  });
}
