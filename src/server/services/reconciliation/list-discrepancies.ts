import { type DiscrepancyView, discrepancyDetailSchema } from '~/schemas/discrepancy';
import type { ServiceContext } from '~/server/context';
import { readRow } from '~/server/read-rows';
import { requirePermission } from '../operator/permissions';

export const MAX_LISTED_DISCREPANCIES = 200;

/** The unresolved discrepancies, the oldest first.
 *  @param all includes the resolved ones
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listDiscrepancies({
  ctx,
  input: { all = false } = {},
}: {
  ctx: ServiceContext;
  input?: { all?: boolean };
}): Promise<DiscrepancyView[]> {
  requirePermission({ ctx, input: 'discrepancy.read' });
  const found = await ctx.db.discrepancy.findMany({
    where: all ? {} : { resolvedAt: null },
    orderBy: [{ foundAt: 'asc' }, { id: 'asc' }],
    include: { order: { select: { number: true } } },
    take: MAX_LISTED_DISCREPANCIES,
  });
  return found.map(({ id, kind, detail, foundAt, resolvedAt, resolvedBy, note, order }) => ({
    id,
    kind,
    number: order.number,
    detail: readRow('discrepancy', id, () => discrepancyDetailSchema.parse(detail)),
    foundAt,
    resolvedAt,
    resolvedBy,
    note,
  }));
}
