import 'server-only';
import type { ServiceContext } from '~/server/context';
import type { Coupon } from '~/server/prisma-client/client';
import { requirePermission } from '../operator/permissions';

export const MAX_LISTED_COUPONS = 500;

/** A coupon with the number of orders that count as its uses. */
export type CouponWithUses = Coupon & { used: number };

/** Every coupon, the newest first.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listCoupons({ ctx }: { ctx: ServiceContext }): Promise<CouponWithUses[]> {
  requirePermission({ ctx, input: 'coupon.read' });
  const coupons = await ctx.db.coupon.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: { _count: { select: { uses: { where: { releasedAt: null } } } } },
    take: MAX_LISTED_COUPONS,
  });
  return coupons.map(({ _count, ...coupon }) => ({ ...coupon, used: _count.uses }));
}
