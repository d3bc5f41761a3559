import { type IneligibilityReason, ineligibilityReason } from '~/domain/coupon';
import type { Database, Tx } from '~/server/db';
import type { Coupon } from '~/server/prisma-client/client';
import { couponRules } from './coupon-rules';

/** What keeps an account from using a coupon twice. */
export function couponKey(couponId: string, userId: string): string {
  return `${couponId}:${userId}`;
}

/** How many orders count as uses of a coupon. */
export function countUses(db: Database | Tx, { id }: { id: string }): Promise<number> {
  return db.couponUse.count({ where: { couponId: id, releasedAt: null } });
}

export interface CouponEligibility {
  refusal: IneligibilityReason | null;
  /** The account's unpaid order that holds the coupon: it has to be cancelled first. */
  heldBy: { id: string; number: string } | null;
}

/** Whether an account may use a coupon for a purchase now. An order of its own that waits to be paid is in
 *  nobody's way: it can be cancelled for the new one.
 *  @param total what the purchase comes to without the coupon */
export async function couponEligibility(
  db: Database | Tx,
  coupon: Coupon,
  { userId, total, now }: { userId: string; total: number; now: Date },
): Promise<CouponEligibility> {
  // Order and use in one statement: between two, the order could be cancelled and seem to have used it up.
  const blockingOrder = await db.order.findFirst({
    where: { couponUse: { openKey: couponKey(coupon.id, userId) } },
    select: { id: true, number: true, status: true },
  });
  const heldBy = blockingOrder?.status === 'PENDING' ? blockingOrder : null;
  const uses = (await countUses(db, coupon)) - (heldBy ? 1 : 0);
  const usedByAccount = blockingOrder !== null && heldBy === null;
  const refusal = ineligibilityReason(couponRules(coupon), { total, uses, usedByAccount, now });
  return { refusal, heldBy };
}
