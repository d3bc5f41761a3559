import type { EditNewsInput } from '~/schemas/operator-news';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { changedValues } from '../site-content/changed-values';
import { markTagsStale } from '../stale-tag/mark-stale';
import { newsColumns } from './news-columns';
import { newsValues } from './news-values';

/** Changes a news entry or an honour, in the version that the operator read, and marks the pages stale. Its
 *  address stays. An unchanged entry is not written.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND | CONTENT_CHANGED (a colleague
 *    was faster) */
export async function editNews({ ctx, input }: Verb<EditNewsInput>): Promise<void> {
  requirePermission({ ctx, input: 'siteContent.write' });
  const { id, version } = input;
  const at = ctx.now();
  await withTransaction(ctx, async (tx) => {
    const before = await tx.newsHonor.findUnique({ where: { id } });
    if (!before) throw new ServiceError('CONTENT_NOT_FOUND');
    const columns = newsColumns(input);
    const changed = changedValues(newsValues(before), newsValues(columns));
    if (!changed) return;
    const { count } = await tx.newsHonor.updateMany({
      where: { id, version },
      data: { ...columns, version: { increment: 1 }, editedAt: at },
    });
    if (count === 0) throw new ServiceError('CONTENT_CHANGED');
    await markTagsStale(tx, ['news-honors'], at);
    await recordAct(tx, ctx, {
      kind: 'news.edit',
      permission: 'siteContent.write',
      subject: ['news', before.slug],
      ...changed,
    });
  });
}
