import 'server-only';
import type { SetFeedPausedInput } from '~/schemas/feed';
import type { Verb } from '~/server/context';
import { requirePermission } from '~/server/services/operator/permissions';
import { recordAct } from '~/server/services/operator/record-act';
import { withTransaction } from '~/server/transaction';
import { lockFeed } from './feed-rows';

/** Pauses the daily reading of a feed, or resumes it. An open reading continues.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | FEED_NOT_FOUND */
export async function setFeedPaused({
  ctx,
  input: { id, isPaused },
}: Verb<SetFeedPausedInput>): Promise<void> {
  requirePermission({ ctx, input: 'unit.edit' });
  await withTransaction(ctx, async (tx) => {
    const before = await lockFeed(tx, id);
    if (before.isPaused === isPaused) return;
    await tx.feed.update({ where: { id }, data: { isPaused } });
    await recordAct(tx, ctx, {
      kind: isPaused ? 'feed.pause' : 'feed.resume',
      permission: 'unit.edit',
      subject: ['feed', id],
    });
  });
}
