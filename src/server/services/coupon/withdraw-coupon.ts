import 'server-only';
import type { QuoteCouponInput } from '~/schemas/coupon';
import { type Verb, withTransaction } from '~/server/context';
import type { Coupon } from '~/server/prisma-client/client';
import { requireOperator } from '../operator/operators';
import { findCoupon, lockCoupon } from './find-coupon';

/** Ends a coupon now: no new order can use it, earlier ones keep their price. Withdrawing again changes
 *  nothing.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | COUPON_NOT_FOUND */
export async function withdrawCoupon({ ctx, input }: Verb<QuoteCouponInput>): Promise<Coupon> {
  requireOperator({ ctx });
  return withTransaction(ctx, async (tx) => {
    const { id } = await findCoupon(tx, input.coupon);
    // Waits for a checkout that is using it.
    await lockCoupon(tx, { id });
    await tx.coupon.updateMany({
      where: { id, withdrawnAt: null },
      data: { withdrawnAt: ctx.now() },
    });
    return tx.coupon.findUniqueOrThrow({ where: { id } });
  });
}
