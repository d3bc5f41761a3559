import 'server-only';
import type { ActivitySlugInput, OwnRegistration } from '~/schemas/activity';
import { requireUser, type Verb } from '~/server/context';
import { withTransaction } from '~/server/transaction';
import { allocateSeats } from './allocate-seats';
import { lockComingActivity } from './lock-activity';
import { mailRegistrationStatus } from './mail-registration-status';
import { getOwnRegistration } from './own-registration';

/** Registers the actor for a seat, or at the end of the waiting list when there is none. Registering twice is
 *  one registration; after a cancellation it starts at the end again.
 *  @throws ServiceError LOGIN_USER_REQUIRED | ACTIVITY_NOT_FOUND | ACTIVITY_CANCELLED | ACTIVITY_STARTED */
export async function register({ ctx, input }: Verb<ActivitySlugInput>): Promise<OwnRegistration> {
  const userId = requireUser(ctx);
  const now = ctx.now();
  return withTransaction(ctx, async (tx) => {
    const activity = await lockComingActivity(tx, input.slug, now);
    const where = { activityId_userId: { activityId: activity.id, userId } };
    const before = await tx.activityRegistration.findUnique({ where });
    if (before && before.status !== 'CANCELLED') return getOwnRegistration(tx, before.id);

    const last = await tx.activityRegistration.aggregate({
      where: { activityId: activity.id },
      _max: { waitingPosition: true },
    });
    const waitlisted = {
      status: 'WAITLISTED',
      waitingPosition: (last._max.waitingPosition ?? 0) + 1,
    } as const;
    const own = await tx.activityRegistration.upsert({
      where,
      create: { activityId: activity.id, userId, createdAt: now, ...waitlisted },
      update: { ...waitlisted, confirmedAt: null, cancelledAt: null },
      include: { user: { select: { email: true, name: true, language: true } } },
    });
    const confirmed = await allocateSeats(tx, activity, now, userId);
    if (!confirmed.some(({ id }) => id === own.id))
      await mailRegistrationStatus(tx, activity, own, 'waiting');
    return getOwnRegistration(tx, own.id);
  });
}
