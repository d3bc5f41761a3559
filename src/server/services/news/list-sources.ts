import 'server-only';
import { licenceProblem } from '~/domain/news/licence';
import { type ArticleSource, MAX_LISTED_SOURCES } from '~/schemas/article-pool';
import type { ServiceContext } from '~/server/context';
import { requirePermission } from '~/server/services/operator/permissions';

/** Every source with its articles, their licences and origins, the latest import first.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listSources({ ctx }: { ctx: ServiceContext }): Promise<ArticleSource[]> {
  requirePermission({ ctx, input: 'unit.read' });
  const sources = await ctx.db.newsSource.findMany({
    orderBy: [{ lastImportedAt: 'desc' }, { id: 'desc' }],
    take: MAX_LISTED_SOURCES,
  });
  const groups = await ctx.db.importedArticle.groupBy({
    by: ['sourceId', 'licence', 'origin'],
    where: { sourceId: { in: sources.map(({ id }) => id) } },
    _count: { _all: true },
  });
  return sources.map(({ id, name, lastImportedAt }) => {
    const own = groups
      .filter(({ sourceId }) => sourceId === id)
      .map(({ licence, origin, _count }) => ({ licence, origin, articles: _count._all }));
    const licences = countBy(own, ({ licence }) => licence).map(([licence, articles]) => ({
      licence,
      articles,
      licenceProblem: licenceProblem(licence),
    }));
    const origins = countBy(own, ({ origin }) => origin).flatMap(([origin, articles]) =>
      origin ? [{ origin, articles }] : [],
    );
    const articles = own.reduce((sum, group) => sum + group.articles, 0);
    return { name, articles, lastImportedAt, licences, origins };
  });
}

/** Groups articles by common values, the most frequent first. */
function countBy<Group extends { articles: number }, Key>(
  groups: readonly Group[],
  keyOf: (group: Group) => Key,
): [Key, number][] {
  const counts = new Map<Key, number>();
  for (const group of groups)
    counts.set(keyOf(group), (counts.get(keyOf(group)) ?? 0) + group.articles);
  return [...counts].sort(([, one], [, other]) => other - one);
}
