import 'server-only';
import type { FeedIdInput } from '~/schemas/feed';
import type { Verb } from '~/server/context';
import { requirePermission } from '~/server/services/operator/permissions';
import { recordAct } from '~/server/services/operator/record-act';
import { withTransaction } from '~/server/transaction';
import { lockFeed } from './feed-rows';

/** Requests a reading of a feed now, even if it is paused. While a reading is open, another request changes
 *  nothing.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | FEED_NOT_FOUND */
export async function requestReading({ ctx, input: { id } }: Verb<FeedIdInput>): Promise<void> {
  requirePermission({ ctx, input: 'unit.edit' });
  await withTransaction(ctx, async (tx) => {
    const { state } = await lockFeed(tx, id);
    if (state === 'WAITING' || state === 'READING') return;
    await tx.feed.update({ where: { id }, data: { state: 'WAITING', dueAt: ctx.now() } });
    await recordAct(tx, ctx, { kind: 'feed.read', permission: 'unit.edit', subject: ['feed', id] });
  });
}
