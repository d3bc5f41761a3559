import 'server-only';
import type { SeenActivityInput } from '~/schemas/operator-activity';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { lockActivity } from './lock-activity';

/** Deletes a draft, in the revision that the operator read. It cannot be undone; a published activity is
 *  cancelled instead.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ACTIVITY_NOT_FOUND | ACTIVITY_PUBLISHED |
 *    ACTIVITY_CHANGED (somebody changed it since it was read) */
export async function discardActivity({
  ctx,
  input: { slug, revision },
}: Verb<SeenActivityInput>): Promise<void> {
  requirePermission({ ctx, input: 'activity.edit' });
  await withTransaction(ctx, async (tx) => {
    const { id, draft, titleZh, ...activity } = await lockActivity(tx, slug);
    if (!draft) throw new ServiceError('ACTIVITY_PUBLISHED');
    if (activity.revision !== revision) throw new ServiceError('ACTIVITY_CHANGED');
    await tx.activity.delete({ where: { id } });
    await recordAct(tx, ctx, {
      kind: 'activity.discard',
      permission: 'activity.edit',
      subject: ['activity', slug],
      before: { title: titleZh, revision },
    });
  });
}
