import 'server-only';
import { licenceProblem } from '~/domain/news/licence';
import type { ArticleSource } from '~/schemas/article-pool';
import type { ServiceContext } from '~/server/context';
import { requirePermission } from '~/server/services/operator/permissions';

/** Most sources that are listed. */
const MAX_SOURCES = 200;

/** Every source with its articles and the licences that they name, the latest import first.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listSources({ ctx }: { ctx: ServiceContext }): Promise<ArticleSource[]> {
  requirePermission({ ctx, input: 'unit.read' });
  const sources = await ctx.db.newsSource.findMany({
    orderBy: [{ lastImportedAt: 'desc' }, { id: 'desc' }],
    take: MAX_SOURCES,
  });
  const groups = await ctx.db.importedArticle.groupBy({
    by: ['sourceId', 'licence'],
    where: { sourceId: { in: sources.map(({ id }) => id) } },
    _count: { _all: true },
  });
  return sources.map(({ id, name, lastImportedAt }) => {
    const licences = groups
      .filter(({ sourceId }) => sourceId === id)
      .map(({ licence, _count: { _all: articles } }) => ({
        ...{ licence, articles, licenceProblem: licenceProblem(licence) },
      }))
      .sort((one, other) => other.articles - one.articles);
    const articles = licences.reduce((sum, group) => sum + group.articles, 0);
    return { name, articles, lastImportedAt, licences };
  });
}
