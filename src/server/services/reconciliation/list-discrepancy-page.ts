import { normaliseCode } from '~/lib/normalise-code';
import { discrepancyDetailSchema } from '~/schemas/discrepancy';
import type { DiscrepancyRow, ListDiscrepanciesInput } from '~/schemas/operator-discrepancy';
import type { TablePage } from '~/schemas/table';
import type { Verb } from '~/server/context';
import { readRow } from '~/server/read-rows';
import { requirePermission } from '../operator/permissions';
import { BUYER, toBuyer } from '../order/buyer';
import { keyset, toTablePage } from '../table/keyset';

/** A page of the discrepancies: by default the open ones, the oldest first.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listDiscrepancyPage({
  ctx,
  input,
}: Verb<ListDiscrepanciesInput>): Promise<TablePage<DiscrepancyRow>> {
  requirePermission({ ctx, input: 'discrepancy.read' });
  const { cursor, order, status, kind, q } = input;
  const { where, ...page } = keyset({ column: 'foundAt', isTime: true, order, cursor });
  const found = await ctx.db.discrepancy.findMany({
    where: {
      ...(status !== 'ALL' && { resolvedAt: status === 'RESOLVED' ? { not: null } : null }),
      ...(kind && { kind }),
      ...(q && { order: { number: normaliseCode(q) } }),
      AND: where,
    },
    ...page,
    include: { order: { select: { number: true, user: BUYER } } },
  });
  return toTablePage(
    found,
    ({ foundAt, id }) => ({ value: foundAt, id }),
    ({ order, detail, ...row }) => ({
      id: row.id,
      kind: row.kind,
      number: order.number,
      buyer: toBuyer(order.user),
      detail: readRow('discrepancy', row.id, () => discrepancyDetailSchema.parse(detail)),
      foundAt: row.foundAt,
      resolvedAt: row.resolvedAt,
      note: row.note,
    }),
  );
}
