import 'server-only';
import type { WithdrawCouponInput } from '~/schemas/operator-coupon';
import type { Verb } from '~/server/context';
import type { Coupon } from '~/server/prisma-client/client';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { findCoupon, lockCoupon } from './find-coupon';

/** Ends a coupon now: no new order can use it, earlier ones keep their price. Withdrawing again changes
 *  nothing.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | COUPON_NOT_FOUND */
export async function withdrawCoupon({ ctx, input }: Verb<WithdrawCouponInput>): Promise<Coupon> {
  requirePermission({ ctx, input: 'coupon.write' });
  return withTransaction(ctx, async (tx) => {
    const { id, code } = await findCoupon(tx, input.coupon);
    // Waits for a checkout that is using it.
    await lockCoupon(tx, { id });
    const { count } = await tx.coupon.updateMany({
      where: { id, withdrawnAt: null },
      data: { withdrawnAt: ctx.now() },
    });
    if (count > 0)
      await recordAct(tx, ctx, {
        kind: 'coupon.withdraw',
        permission: 'coupon.write',
        subject: ['coupon', code],
        before: { withdrawn: false },
        after: { withdrawn: true },
        reason: input.reason,
      });
    return tx.coupon.findUniqueOrThrow({ where: { id } });
  });
}
