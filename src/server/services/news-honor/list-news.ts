import { dateToDay, taipeiDay } from '~/domain/day';
import type { OperatorNews } from '~/schemas/operator-news';
import type { ServiceContext } from '~/server/context';
import { requirePermission } from '../operator/permissions';
import { bodyTexts } from './news-values';

/** Every news entry and honour, including later and hidden ones, the newest first.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listNews({ ctx }: { ctx: ServiceContext }): Promise<OperatorNews[]> {
  requirePermission({ ctx, input: 'siteContent.read' });
  const today = taipeiDay(ctx.now());
  const rows = await ctx.db.newsHonor.findMany({
    orderBy: [{ publishedOn: 'desc' }, { slug: 'asc' }],
  });
  return rows.map(({ id, slug, version, kind, sample, hidden, ...row }) => {
    const publishedOn = dateToDay(row.publishedOn);
    return {
      id,
      slug,
      version,
      kind,
      sample,
      publishedOn,
      state: hidden ? 'HIDDEN' : publishedOn > today ? 'FUTURE' : 'SHOWN',
      title: { zh: row.titleZh, en: row.titleEn },
      summary: { zh: row.summaryZh, en: row.summaryEn },
      body: bodyTexts(row.body),
    };
  });
}
