import type { AddNewsInput } from '~/schemas/operator-news';
import type { Verb } from '~/server/context';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { insertWithSlug, toSlug } from '../site-content/free-slug';
import { markTagsStale } from '../stale-tag/mark-stale';
import { newsColumns } from './news-columns';
import { newsValues } from './news-values';

/** Adds a news entry or an honour, which is shown from its day on, and marks the pages stale. The same id twice is
 *  one entry.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function addNews({ ctx, input }: Verb<AddNewsInput>): Promise<void> {
  requirePermission({ ctx, input: 'siteContent.write' });
  const { id } = input;
  const at = ctx.now();
  const columns = newsColumns(input);
  await withTransaction(ctx, async (tx) => {
    const row = { id, ...columns, editedAt: at, createdAt: at, updatedAt: at };
    const slug = await insertWithSlug(
      toSlug(input.title.en, 'news'),
      (free) => tx.newsHonor.createMany({ data: [{ ...row, slug: free }], skipDuplicates: true }),
      async () => (await tx.newsHonor.count({ where: { id } })) > 0,
    );
    if (slug === null) return;
    await markTagsStale(tx, ['news-honors'], at);
    await recordAct(tx, ctx, {
      kind: 'news.add',
      permission: 'siteContent.write',
      subject: ['news', slug],
      after: newsValues(columns),
    });
  });
}
