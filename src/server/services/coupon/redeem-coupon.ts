import type { Tx } from '~/server/db';
import type { LockedOrder } from '../order/lock-order';
import { countUses, couponKey } from './coupon-eligibility';
import { lockCoupon } from './find-coupon';

/** Records that an order uses a coupon. The caller holds the coupon's lock and has checked eligibility. */
export async function redeemCoupon(
  tx: Tx,
  { couponId, userId, orderId }: { couponId: string; userId: string; orderId: string },
  usedAt: Date,
): Promise<void> {
  const openKey = couponKey(couponId, userId);
  await tx.couponUse.create({ data: { couponId, userId, orderId, usedAt, openKey } });
}

/** Releases the coupon of an order that ended unpaid. The caller holds the order's lock. */
export async function releaseCoupon(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx.couponUse.updateMany({
    where: { orderId, releasedAt: null },
    data: { releasedAt: at, openKey: null },
  });
}

/** Counts the coupon of an order that was paid after it had ended. The order keeps its price; if the coupon
 *  was used by other orders meanwhile, that is recorded in the order's history. The caller holds the locks of
 *  the order and its account. */
export async function reclaimCoupon(tx: Tx, { id, userId }: LockedOrder, at: Date): Promise<void> {
  const use = await tx.couponUse.findUnique({ where: { orderId: id }, include: { coupon: true } });
  if (!use?.releasedAt) return;
  const { coupon } = use;
  await lockCoupon(tx, coupon);
  const exhausted = coupon.maxUses !== null && (await countUses(tx, coupon)) >= coupon.maxUses;
  const openKey = couponKey(coupon.id, userId);
  const usedElsewhere = (await tx.couponUse.count({ where: { openKey } })) > 0;
  await tx.couponUse.update({
    where: { orderId: id },
    data: { releasedAt: null, openKey: usedElsewhere ? null : openKey },
  });
  if (!usedElsewhere && !exhausted) return;
  const conflict = usedElsewhere ? 'the account had used it for another order' : 'it was used up';
  const reason = `paid late with the coupon ${coupon.code}, although ${conflict}`;
  const change = { from: 'PAID', to: 'PAID', actor: 'system:coupon', reason, at } as const;
  await tx.orderChange.create({ data: { orderId: id, ...change } });
}
