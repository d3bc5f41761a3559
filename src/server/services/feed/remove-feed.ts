import 'server-only';
import type { FeedIdInput } from '~/schemas/feed';
import type { Verb } from '~/server/context';
import { requirePermission } from '~/server/services/operator/permissions';
import { recordAct } from '~/server/services/operator/record-act';
import { withTransaction } from '~/server/transaction';
import { lockFeed } from './feed-rows';

/** Removes a feed; its articles stay. An open reading ends with its present article.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | FEED_NOT_FOUND */
export async function removeFeed({ ctx, input: { id } }: Verb<FeedIdInput>): Promise<void> {
  requirePermission({ ctx, input: 'unit.edit' });
  await withTransaction(ctx, async (tx) => {
    const { address, licence, source, category } = await lockFeed(tx, id);
    await tx.feed.delete({ where: { id } });
    await recordAct(tx, ctx, {
      kind: 'feed.remove',
      permission: 'unit.edit',
      subject: ['feed', id],
      before: { host: new URL(address).host, licence, source, category },
    });
  });
}
