import type { SetHiddenInput } from '~/schemas/site-text';
import { type Verb, withTransaction } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { markTagsStale } from '../stale-tag/mark-stale';

/** Hides a news entry or an honour from learners, or shows it again, and has the pages made anew. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND */
export async function setNewsHidden({
  ctx,
  input: { id, hidden },
}: Verb<SetHiddenInput>): Promise<void> {
  requirePermission({ ctx, input: 'siteContent.write' });
  await withTransaction(ctx, async (tx) => {
    const entry = await tx.newsHonor.findUnique({ where: { id }, select: { slug: true } });
    if (!entry) throw new ServiceError('CONTENT_NOT_FOUND');
    const { count } = await tx.newsHonor.updateMany({
      where: { id, hidden: !hidden },
      data: { hidden },
    });
    if (count === 0) return;
    await markTagsStale(tx, ['news-honors'], ctx.now());
    await recordAct(tx, ctx, {
      kind: hidden ? 'news.hide' : 'news.show',
      permission: 'siteContent.write',
      subject: ['news', entry.slug],
      before: { hidden: !hidden },
      after: { hidden },
    });
  });
}
