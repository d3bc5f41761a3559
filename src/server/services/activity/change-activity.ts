import 'server-only';
import { announcedChange } from '~/domain/activity-change';
import type { ActivityAct, ChangeActivityInput } from '~/schemas/operator-activity';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { markTagsStale } from '../stale-tag/mark-stale';
import { toColumns, toContent } from './activity-content';
import { allocateSeats } from './allocate-seats';
import { lockEditableActivity } from './lock-activity';
import { mailChange } from './mail-activity-change';

/** Changes a draft, or an activity that has not begun. Registered people are mailed another time, place or
 *  joining link; new seats go to the waiting list at once. Seats are never fewer than those taken.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ACTIVITY_NOT_FOUND | ACTIVITY_CANCELLED |
 *    ACTIVITY_STARTED | ACTIVITY_CHANGED (somebody changed it since it was read) | ACTIVITY_TIME_PAST |
 *    SEATS_TAKEN */
export async function changeActivity({
  ctx,
  input: { slug, revision, content },
}: Verb<ChangeActivityInput>): Promise<ActivityAct> {
  requirePermission({ ctx, input: 'activity.edit' });
  const at = ctx.now();
  return withTransaction(ctx, async (tx) => {
    const before = await lockEditableActivity(tx, slug, at);
    if (before.revision !== revision) throw new ServiceError('ACTIVITY_CHANGED');
    if (content.startsAt <= at) throw new ServiceError('ACTIVITY_TIME_PAST');
    const taken = await tx.activityRegistration.count({
      where: { activityId: before.id, status: 'CONFIRMED' },
    });
    if (content.seats < taken) throw new ServiceError('SEATS_TAKEN');
    const after = await tx.activity.update({
      where: { id: before.id },
      data: { ...toColumns(content, before), revision: { increment: 1 } },
    });
    const change = announcedChange(toContent(before), content);
    const mails = await mailChange(tx, { before, after, change });
    const promoted = await allocateSeats(tx, after, at);
    await markTagsStale(tx, ['activities'], at);
    await recordAct(tx, ctx, {
      kind: 'activity.edit',
      permission: 'activity.edit',
      subject: ['activity', slug],
      before: { seats: before.seats, startsAt: before.startsAt.toISOString() },
      after: {
        seats: after.seats,
        startsAt: after.startsAt.toISOString(),
        mails,
        place: change.place,
        joining: change.joining,
        revision: after.revision,
      },
    });
    return { mails, promoted: promoted.length, first: true };
  });
}
