import 'server-only';
import { phaseAt } from '~/domain/activity';
import type { ActivitySlugInput, OwnRegistration } from '~/schemas/activity';
import { requireUser, type Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { allocateSeats } from './allocate-seats';
import { lockPublishedActivity } from './lock-activity';
import { getOwnRegistration } from './own-registration';

/** Cancels the actor's registration; a free seat goes to the first of the waiting list. Cancelling twice is
 *  one cancellation.
 *  @throws ServiceError LOGIN_USER_REQUIRED | ACTIVITY_NOT_FOUND | REGISTRATION_NOT_FOUND |
 *    ACTIVITY_CANCELLED | ACTIVITY_STARTED */
export async function cancelRegistration({
  ctx,
  input,
}: Verb<ActivitySlugInput>): Promise<OwnRegistration> {
  const userId = requireUser(ctx);
  const now = ctx.now();
  return withTransaction(ctx, async (tx) => {
    const activity = await lockPublishedActivity(tx, input.slug);
    const where = { activityId_userId: { activityId: activity.id, userId } };
    const own = await tx.activityRegistration.findUnique({ where });
    if (!own) throw new ServiceError('REGISTRATION_NOT_FOUND');
    if (own.status === 'CANCELLED') return getOwnRegistration(tx, own.id);
    if (activity.cancelledAt) throw new ServiceError('ACTIVITY_CANCELLED');
    if (phaseAt(activity, now) !== 'COMING') throw new ServiceError('ACTIVITY_STARTED');
    await tx.activityRegistration.update({
      where,
      data: { status: 'CANCELLED', cancelledAt: now },
    });
    await allocateSeats(tx, activity, now);
    return getOwnRegistration(tx, own.id);
  });
}
