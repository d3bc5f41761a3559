import { type IneligibilityReason, ineligibilityReason } from '~/domain/coupon';
import type { Database, Tx } from '~/server/db';
import type { Coupon } from '~/server/prisma-client/client';
import { couponRules } from './coupon-rules';

/** Unique key that prevents an account from using a coupon twice. */
export function couponKey(couponId: string, userId: string): string {
  return `${couponId}:${userId}`;
}

/** Number of orders that count as uses of a coupon. */
export function countUses(db: Database | Tx, { id }: { id: string }): Promise<number> {
  return db.couponUse.count({ where: { couponId: id, releasedAt: null } });
}

export interface CouponEligibility {
  ineligibility: IneligibilityReason | null;
  /** The account's unpaid order that uses the coupon; it must be cancelled first. */
  heldBy: { id: string; number: string } | null;
}

/** Whether an account can use a coupon for a purchase now. A pending order of its own does not count: it can
 *  be cancelled for the new one.
 *  @param total total of the purchase without the coupon, in New Taiwan dollars */
export async function couponEligibility(
  db: Database | Tx,
  coupon: Coupon,
  { userId, total, now }: { userId: string; total: number; now: Date },
): Promise<CouponEligibility> {
  // Order and use are read in one statement, because between two statements a cancelled order could seem to
  // have used the coupon.
  const blockingOrder = await db.order.findFirst({
    where: { couponUse: { openKey: couponKey(coupon.id, userId) } },
    select: { id: true, number: true, status: true },
  });
  const heldBy = blockingOrder?.status === 'PENDING' ? blockingOrder : null;
  const uses = (await countUses(db, coupon)) - (heldBy ? 1 : 0);
  const usedByAccount = blockingOrder !== null && heldBy === null;
  const rules = couponRules(coupon);
  const ineligibility = ineligibilityReason(rules, { total, uses, usedByAccount, now });
  return { ineligibility, heldBy };
}
