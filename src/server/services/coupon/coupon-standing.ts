import { type CouponRefusal, couponRefusal } from '~/domain/coupon';
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

export interface CouponStanding {
  refusal: CouponRefusal | null;
  /** The account's unpaid order that holds the coupon: it has to be cancelled first. */
  heldBy: { id: string; number: string } | null;
}

/** Whether an account may use a coupon for a purchase now. An order of its own that waits to be paid is in
 *  nobody's way: it can be cancelled for the new one.
 *  @param total what the purchase comes to without the coupon */
export async function couponStanding(
  db: Database | Tx,
  coupon: Coupon,
  { userId, total, now }: { userId: string; total: number; now: Date },
): Promise<CouponStanding> {
  // Order and use in one statement: between two, the order could be cancelled and seem to have used it up.
  const holder = await db.order.findFirst({
    where: { couponUse: { openKey: couponKey(coupon.id, userId) } },
    select: { id: true, number: true, status: true },
  });
  const heldBy = holder?.status === 'PENDING' ? holder : null;
  const uses = (await countUses(db, coupon)) - (heldBy ? 1 : 0);
  const usedByAccount = holder !== null && heldBy === null;
  const refusal = couponRefusal(couponRules(coupon), { total, uses, usedByAccount, now });
  return { refusal, heldBy };
}
