import 'server-only';
import { phaseAt } from '~/domain/activity';
import type { SeenActivityInput } from '~/schemas/operator-activity';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { markTagsStale } from '../stale-tag/mark-stale';
import { lockActivity } from './lock-activity';

/** Publishes a draft, in the revision that the operator read: learners see it within seconds, and can register.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ACTIVITY_NOT_FOUND | ACTIVITY_PUBLISHED (before) |
 *    ACTIVITY_CHANGED (somebody changed it since it was read) | ACTIVITY_TIME_PAST */
export async function publishActivity({
  ctx,
  input: { slug, revision },
}: Verb<SeenActivityInput>): Promise<void> {
  requirePermission({ ctx, input: 'activity.edit' });
  const at = ctx.now();
  await withTransaction(ctx, async (tx) => {
    const activity = await lockActivity(tx, slug);
    if (!activity.draft) throw new ServiceError('ACTIVITY_PUBLISHED');
    if (activity.revision !== revision) throw new ServiceError('ACTIVITY_CHANGED');
    if (phaseAt(activity, at) !== 'COMING') throw new ServiceError('ACTIVITY_TIME_PAST');
    await tx.activity.update({
      where: { id: activity.id },
      data: { draft: false, revision: { increment: 1 } },
    });
    await markTagsStale(tx, ['activities'], at);
    await recordAct(tx, ctx, {
      kind: 'activity.publish',
      permission: 'activity.edit',
      subject: ['activity', slug],
      before: { draft: true },
      after: { draft: false, startsAt: activity.startsAt.toISOString() },
    });
  });
}
