import { normaliseCode } from '~/lib/normalise-code';
import type { CouponRow, CouponState, ListCouponsInput } from '~/schemas/operator-coupon';
import type { TablePage } from '~/schemas/table';
import type { Verb } from '~/server/context';
import type { Prisma } from '~/server/db';
import type { Coupon } from '~/server/prisma-client/client';
import { requirePermission } from '../operator/permissions';
import { keyset, toTablePage } from '../table/keyset';

/** A page of the coupons with their uses, the newest first unless the input says otherwise.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listCouponPage({
  ctx,
  input,
}: Verb<ListCouponsInput>): Promise<TablePage<CouponRow>> {
  requirePermission({ ctx, input: 'coupon.read' });
  const { cursor, order, sort } = input;
  const isTime = sort === 'createdAt';
  const { where, ...page } = keyset({ column: sort, isTime, order, cursor });
  const found = await ctx.db.coupon.findMany({
    where: { ...toFilters(input), AND: where },
    ...page,
    include: { _count: { select: { uses: { where: { releasedAt: null } } } } },
  });
  return toTablePage(
    found,
    (coupon) => ({ value: coupon[sort], id: coupon.id }),
    ({ _count, ...coupon }) => toRow(coupon, _count.uses, ctx.now()),
  );
}

function toFilters({ q, withdrawn }: ListCouponsInput): Prisma.CouponWhereInput {
  const escaped = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');
  return {
    ...(withdrawn && { withdrawnAt: withdrawn === 'yes' ? { not: null } : null }),
    ...(q && {
      OR: [
        { code: { startsWith: escaped(normaliseCode(q)) } },
        { note: { contains: escaped(q), mode: 'insensitive' } },
      ],
    }),
  };
}

function toRow(coupon: Coupon, used: number, now: Date): CouponRow {
  const { code, kind, value, minTotal, validFrom, validUntil, maxUses, note, createdAt } = coupon;
  const state = toState(coupon, used, now);
  const rules = { kind, value, minTotal, validFrom, validUntil };
  return { code, state, ...rules, used, maxUses, note, createdAt };
}

function toState(coupon: Coupon, used: number, now: Date): CouponState {
  if (coupon.withdrawnAt) return 'WITHDRAWN';
  if (coupon.validUntil && coupon.validUntil <= now) return 'OVER';
  if (coupon.maxUses !== null && used >= coupon.maxUses) return 'EXHAUSTED';
  return coupon.validFrom > now ? 'SCHEDULED' : 'VALID';
}
