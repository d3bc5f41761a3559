import 'server-only';
import { licenceProblem } from '~/domain/news/licence';
import type { ListPoolInput, PoolArticle } from '~/schemas/article-pool';
import type { TablePage } from '~/schemas/table';
import type { Verb } from '~/server/context';
import type { Prisma } from '~/server/db';
import { requirePermission } from '~/server/services/operator/permissions';
import { keyset, toTablePage } from '~/server/services/table/keyset';

/** A page of the imported articles, the latest first unless `order` says otherwise.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listPool({
  ctx,
  input,
}: Verb<ListPoolInput>): Promise<TablePage<PoolArticle>> {
  requirePermission({ ctx, input: 'unit.read' });
  const { cursor, order } = input;
  const { where, ...page } = keyset({ column: 'importedAt', isTime: true, order, cursor });
  const found = await ctx.db.importedArticle.findMany({
    where: { ...toFilters(input), AND: where },
    ...page,
    select: COLUMNS,
  });
  return toTablePage(
    found,
    ({ importedAt, id }) => ({ value: importedAt, id }),
    ({ source, ...article }) => ({
      ...article,
      source: source.name,
      licenceProblem: licenceProblem(article.licence),
    }),
  );
}

const COLUMNS = {
  id: true,
  title: true,
  source: { select: { name: true } },
  url: true,
  licence: true,
  category: true,
  categoryGuessed: true,
  level: true,
  importedAt: true,
} satisfies Prisma.ImportedArticleSelect;

function toFilters({
  q,
  category,
  level,
  licence,
}: ListPoolInput): Prisma.ImportedArticleWhereInput {
  const text = q && ({ contains: q, mode: 'insensitive' } as const);
  return {
    ...(category && { category }),
    ...(level && { level }),
    ...(licence && { licence: licence === 'none' ? null : { not: null } }),
    ...(text && { OR: [{ title: text }, { source: { name: text } }] }),
  };
}
