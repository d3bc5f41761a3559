import 'server-only';
import { preferReal } from '~/domain/prefer-real';
import {
  type NewsHonor,
  type NewsHonorPage,
  type NewsHonorSlugInput,
  newsHonorPageSchema,
} from '~/schemas/news-honor';
import type { ServiceContext, Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import type { NewsHonor as Row } from '~/server/prisma-client/client';
import { publishedBy } from './published-by';

/** Published news and honours, newest first; samples only while there is nothing else. The same for every actor. */
export async function listNewsHonors({ ctx }: { ctx: ServiceContext }): Promise<NewsHonor[]> {
  const rows = await ctx.db.newsHonor.findMany({
    where: { hidden: false, publishedOn: publishedBy(ctx.now()) },
    orderBy: [{ publishedOn: 'desc' }, { slug: 'asc' }],
  });
  return preferReal(rows).map(toSummary);
}

/** One published entry with its text.
 *  @throws ServiceError NEWS_NOT_FOUND */
export async function getNewsHonor({
  ctx,
  input,
}: Verb<NewsHonorSlugInput>): Promise<NewsHonorPage> {
  const row = await ctx.db.newsHonor.findFirst({
    where: { slug: input.slug, hidden: false, publishedOn: publishedBy(ctx.now()) },
  });
  if (!row) throw new ServiceError('NEWS_NOT_FOUND');
  return newsHonorPageSchema.parse({ ...toSummary(row), body: row.body });
}

function toSummary(row: Row): NewsHonor {
  return {
    slug: row.slug,
    kind: row.kind,
    publishedOn: row.publishedOn,
    title: { zh: row.titleZh, en: row.titleEn },
    summary: { zh: row.summaryZh, en: row.summaryEn },
    sample: row.sample,
  };
}
