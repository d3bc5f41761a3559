import { refundDeadline } from '~/domain/operator/deadline';
import { normaliseCode } from '~/lib/normalise-code';
import { normaliseEmail } from '~/lib/normalise-email';
import type { ListRefundsInput, RefundRow } from '~/schemas/operator-refund';
import type { RequestedLine } from '~/schemas/refund';
import type { TablePage } from '~/schemas/table';
import type { Verb } from '~/server/context';
import type { Prisma } from '~/server/db';
import { requirePermission } from '../operator/permissions';
import { BUYER, toBuyer } from '../order/buyer';
import { dayRange } from '../table/day-range';
import { keyset, toTablePage } from '../table/keyset';

/** Columns of a row of the table. */
const REFUND_PARTS = {
  order: { select: { number: true, user: BUYER } },
} satisfies Prisma.RefundRequestInclude;

/** A page of the refund requests: by default the undecided ones, the oldest first.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listRefunds({
  ctx,
  input,
}: Verb<ListRefundsInput>): Promise<TablePage<RefundRow>> {
  requirePermission({ ctx, input: 'refund.read' });
  const { cursor, order } = input;
  const { where, ...page } = keyset({ column: 'requestedAt', isTime: true, order, cursor });
  const found = await ctx.db.refundRequest.findMany({
    where: { ...toFilters(input), AND: where },
    ...page,
    include: REFUND_PARTS,
  });
  return toTablePage(found, ({ requestedAt, id }) => ({ value: requestedAt, id }), toRefundRow);
}

function toFilters({ status = 'REQUESTED', q, from, to }: ListRefundsInput) {
  const requestedAt = dayRange({ from, to });
  const isEmail = q?.includes('@') ?? false;
  return {
    ...(status !== 'ALL' && { status }),
    ...(requestedAt && { requestedAt }),
    ...(q && {
      order: isEmail ? { user: { email: normaliseEmail(q) } } : { number: normaliseCode(q) },
    }),
  } satisfies Prisma.RefundRequestWhereInput;
}

type FoundRequest = Prisma.RefundRequestGetPayload<{ include: typeof REFUND_PARTS }>;

/** A request as a row of the table. */
export function toRefundRow(request: FoundRequest): RefundRow {
  const { id, order, status, amount, requestedAt, decidedAt } = request;
  const rules = (request.lines as unknown as RequestedLine[]).map(({ rule }) => rule);
  const dueAt = status === 'REQUESTED' ? refundDeadline(requestedAt, rules) : null;
  const buyer = toBuyer(order.user);
  return { id, number: order.number, status, amount, requestedAt, dueAt, decidedAt, buyer };
}
