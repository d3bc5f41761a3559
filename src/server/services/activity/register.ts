import 'server-only';
import { phaseAt } from '~/domain/activity';
import type { ActivitySlugInput, OwnRegistration } from '~/schemas/activity';
import { requireUser, type Verb, withTransaction } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { giveSeats } from './give-seats';
import { lockActivity } from './lock-activity';
import { mailRegistered } from './mails';
import { readOwnRegistration } from './own-registration';

/** Takes a seat, or a place at the end of the waiting list when there is none. Registering twice is one
 *  registration; after a cancellation one starts at the end again.
 *  @throws ServiceError LOGIN_USER_REQUIRED | ACTIVITY_NOT_FOUND | ACTIVITY_STARTED */
export async function register({ ctx, input }: Verb<ActivitySlugInput>): Promise<OwnRegistration> {
  const userId = requireUser(ctx);
  const now = ctx.now();
  return withTransaction(ctx, async (tx) => {
    const activity = await lockActivity(tx, input.slug);
    if (phaseAt(activity, now) !== 'COMING') throw new ServiceError('ACTIVITY_STARTED');
    const where = { activityId_userId: { activityId: activity.id, userId } };
    const before = await tx.activityRegistration.findUnique({ where });
    if (before && before.status !== 'CANCELLED') return readOwnRegistration(tx, before.id);

    const last = await tx.activityRegistration.aggregate({
      where: { activityId: activity.id },
      _max: { turn: true },
    });
    const waiting = { status: 'WAITING', turn: (last._max.turn ?? 0) + 1 } as const;
    const { id, user } = await tx.activityRegistration.upsert({
      where,
      create: { activityId: activity.id, userId, createdAt: now, ...waiting },
      update: { ...waiting, seatedAt: null, cancelledAt: null },
      include: { user: { select: { email: true, name: true, language: true } } },
    });
    const seated = await giveSeats(tx, activity, now, userId);
    if (!seated.some((row) => row.id === id)) await mailRegistered(tx, activity, user, 'waiting');
    return readOwnRegistration(tx, id);
  });
}
