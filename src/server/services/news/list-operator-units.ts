import 'server-only';
import { dayToDate, taipeiDay } from '~/domain/day';
import type { ListOperatorUnitsInput, OperatorUnit } from '~/schemas/operator-unit';
import type { TablePage } from '~/schemas/table';
import type { Verb } from '~/server/context';
import type { Prisma } from '~/server/db';
import { requirePermission } from '~/server/services/operator/permissions';
import { keyset, toTablePage } from '~/server/services/table/keyset';

/** A page of all units, withdrawn and later ones included, the latest first unless `order` says otherwise.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listOperatorUnits({
  ctx,
  input,
}: Verb<ListOperatorUnitsInput>): Promise<TablePage<OperatorUnit>> {
  requirePermission({ ctx, input: 'unit.read' });
  const today = dayToDate(taipeiDay(ctx.now()));
  const { cursor, order } = input;
  const { where, ...page } = keyset({ column: 'publishedOn', isTime: true, order, cursor });
  const found = await ctx.db.unit.findMany({
    where: { ...toFilters(input, today), AND: where },
    ...page,
    include: { draft: { select: { id: true } }, _count: { select: { enrolments: true } } },
  });
  return toTablePage(
    found,
    ({ publishedOn, id }) => ({ value: publishedOn, id }),
    ({ slug, category, level, access, publishedOn, draft, _count, ...unit }) => ({
      slug,
      headline: { zh: unit.headlineZh, en: unit.headlineEn },
      category,
      level,
      access,
      publishedOn,
      state: unit.withdrawnAt ? 'WITHDRAWN' : publishedOn > today ? 'UPCOMING' : 'PUBLISHED',
      learners: _count.enrolments,
      draftId: draft?.id ?? null,
    }),
  );
}

function toFilters(
  { q, category, level, access, state }: ListOperatorUnitsInput,
  today: Date,
): Prisma.UnitWhereInput {
  const text = q && ({ contains: q, mode: 'insensitive' } as const);
  return {
    ...(category && { category }),
    ...(level && { level }),
    ...(access && { access }),
    ...(state && { withdrawnAt: state === 'WITHDRAWN' ? { not: null } : null }),
    ...(state === 'PUBLISHED' && { publishedOn: { lte: today } }),
    ...(state === 'UPCOMING' && { publishedOn: { gt: today } }),
    ...(text && { OR: [{ slug: text }, { headlineZh: text }, { headlineEn: text }] }),
  };
}
