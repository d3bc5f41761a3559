import 'server-only';
import type { UnitPage, UnitSlugInput, UnitSummary } from '~/schemas/lesson';
import type { ServiceContext, Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { publishedBy } from '../site-content/published-by';
import { listedUnits } from './unit-filters';
import { summaryColumns, toUnitSummary } from './unit-summary';

/** Every published unit, newest first; the same for every actor. */
export async function listUnits({ ctx }: { ctx: ServiceContext }): Promise<UnitSummary[]> {
  const rows = await ctx.db.unit.findMany({
    where: listedUnits(ctx.now()),
    select: summaryColumns,
    orderBy: [{ publishedOn: 'desc' }, { slug: 'asc' }],
  });
  return rows.map(toUnitSummary);
}

/** One unit with the articles behind it and the words it teaches; public for every access level. For a withdrawn
 *  unit only the summary is returned, which the lessons of its learners need.
 *  @throws ServiceError UNIT_NOT_FOUND */
export async function getUnit({ ctx, input }: Verb<UnitSlugInput>): Promise<UnitPage> {
  const row = await ctx.db.unit.findFirst({
    where: { slug: input.slug, publishedOn: publishedBy(ctx.now()) },
    select: {
      ...summaryColumns,
      withdrawnAt: true,
      articles: {
        select: {
          title: true,
          body: true,
          author: true,
          licence: true,
          url: true,
          publishedOn: true,
        },
        orderBy: { position: 'asc' },
      },
      items: {
        where: { kind: 'WORD' },
        select: { text: true, translation: true },
        orderBy: { position: 'asc' },
      },
    },
  });
  if (!row) throw new ServiceError('UNIT_NOT_FOUND');
  const withdrawn = row.withdrawnAt !== null;
  const { articles, items: words } = withdrawn ? { articles: [], items: [] } : row;
  return { ...toUnitSummary(row), withdrawn, articles, words };
}
