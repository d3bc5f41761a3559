import { statusAt } from '~/domain/order';
import { textIn } from '~/i18n/writing';
import { cleanLatin } from '~/lib/clean-typed';
import { normaliseCode } from '~/lib/normalise-code';
import type { ListOperatorOrdersInput, OperatorOrderRow } from '~/schemas/operator-order';
import type { TablePage } from '~/schemas/table';
import type { ServiceContext, Verb } from '~/server/context';
import type { Database, Prisma } from '~/server/db';
import { requirePermission } from '../operator/permissions';
import { dayRange } from '../table/day-range';
import { keyset, toTablePage } from '../table/keyset';
import { BUYER, toBuyer } from './buyer';
import { findNamedOrders } from './find-named-orders';

/** Maximum number of matching orders for which the matches are looked up first; with more matches it is faster to
 *  scan all orders in their sort order. */
const FEW = 200;

const PARTS = {
  user: BUYER,
  lines: { orderBy: { id: 'asc' }, select: { nameZh: true, nameEn: true, qty: true } },
  invoice: { select: { number: true } },
  couponUse: { select: { coupon: { select: { code: true } } } },
  payments: {
    select: {
      refunds: { where: { ofOrder: true, status: 'SUCCEEDED' }, select: { amount: true } },
    },
  },
} satisfies Prisma.OrderInclude;

/** A page of all orders, the latest first unless the input says otherwise.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listOperatorOrders({
  ctx,
  input,
}: Verb<ListOperatorOrdersInput>): Promise<TablePage<OperatorOrderRow>> {
  requirePermission({ ctx, input: 'order.read' });
  const { cursor, order, sort } = input;
  const isTime = sort === 'createdAt';
  const { where, ...page } = keyset({ column: sort, isTime, isNumber: !isTime, order, cursor });
  const found = await ctx.db.order.findMany({
    where: { AND: [toFilters(input, ctx.now()), await toTextFilter(ctx.db, input.q), where] },
    ...page,
    include: PARTS,
  });
  return toTablePage(
    found,
    (order) => ({ value: order[sort], id: order.id }),
    (order) => toRow(order, ctx),
  );
}

function toFilters(input: ListOperatorOrdersInput, now: Date): Prisma.OrderWhereInput {
  const { status, plan, coupon, from, to } = input;
  const createdAt = dayRange({ from, to });
  return {
    ...(createdAt && { createdAt }),
    ...(plan && { lines: { some: { productId: plan } } }),
    ...(coupon && { couponUse: { coupon: { code: normaliseCode(coupon) } } }),
    ...(status && toStatusFilter(status, now)),
  };
}

/** The orders of a displayed status: a pending order after its expiry counts as expired. */
function toStatusFilter(
  status: NonNullable<ListOperatorOrdersInput['status']>,
  now: Date,
): Prisma.OrderWhereInput {
  if (status === 'PENDING') return { status, expiresAt: { gt: now } };
  if (status !== 'EXPIRED') return { status };
  return { OR: [{ status }, { status: 'PENDING', expiresAt: { lte: now } }] };
}

async function toTextFilter(db: Database, q?: string): Promise<Prisma.OrderWhereInput> {
  if (!q) return {};
  const named = await findNamedOrders(db, q, { buyers: true, limit: FEW + 1 });
  if (named.length <= FEW) return { id: { in: named } };
  const text = cleanLatin(q);
  const code = normaliseCode(q);
  const part = text.replaceAll(/[\\%_]/g, '\\$&');
  return {
    OR: [
      { number: { startsWith: code.replaceAll(/[\\%_]/g, '\\$&') } },
      { invoice: { number: code.replaceAll('-', '') } },
      ...(/^\d{4}$/.test(code) ? [{ payments: { some: { cardLast4: code } } }] : []),
      {
        user: {
          anonymisedAt: null,
          OR: [
            { email: { contains: part.toLowerCase() } },
            { name: { contains: part, mode: 'insensitive' } },
          ],
        },
      },
    ],
  };
}

type FoundOrder = Prisma.OrderGetPayload<{ include: typeof PARTS }>;

function toRow(order: FoundOrder, { language, now }: ServiceContext): OperatorOrderRow {
  const { number, total, createdAt, paidAt, user, lines, couponUse, invoice, payments } = order;
  const refunds = payments.flatMap((payment) => payment.refunds);
  return {
    number,
    status: statusAt(order, now()),
    total,
    refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
    createdAt,
    paidAt,
    buyer: toBuyer(user),
    lines: lines.map((line) => ({
      name: textIn(line, 'name', language),
      qty: line.qty,
    })),
    coupon: couponUse?.coupon.code ?? null,
    invoiceNumber: invoice?.number ?? null,
  };
}
