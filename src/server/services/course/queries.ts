import 'server-only';
import type { UnitPage, UnitSlugInput, UnitSummary } from '~/schemas/lesson';
import type { ServiceContext, Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { come } from '../publication/come';
import { onShow } from './on-show';
import { summaryColumns, toUnitSummary } from './unit-summary';

/** Every published unit, newest first; the same for everybody. */
export async function listUnits({ ctx }: { ctx: ServiceContext }): Promise<UnitSummary[]> {
  const rows = await ctx.db.unit.findMany({
    where: onShow(ctx.now()),
    select: summaryColumns,
    orderBy: [{ publishedOn: 'desc' }, { slug: 'asc' }],
  });
  return rows.map(toUnitSummary);
}

/** One unit with the pieces behind it and the words it teaches; public, whatever its access. Of a unit that
 *  was taken back only what its learners' lessons need is told.
 *  @throws ServiceError UNIT_NOT_FOUND */
export async function readUnit({ ctx, input }: Verb<UnitSlugInput>): Promise<UnitPage> {
  const row = await ctx.db.unit.findFirst({
    where: { slug: input.slug, publishedOn: come(ctx.now()) },
    select: {
      ...summaryColumns,
      withdrawnAt: true,
      pieces: {
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
  const { pieces, items: words } = withdrawn ? { pieces: [], items: [] } : row;
  return { ...toUnitSummary(row), withdrawn, pieces, words };
}
