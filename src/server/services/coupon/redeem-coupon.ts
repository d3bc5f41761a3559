import type { Tx } from '~/server/db';
import type { LockedOrder } from '../order/lock-order';
import { countUses, couponKey } from './coupon-eligibility';
import { lockCoupon } from './find-coupon';

/** Writes down that an order uses a coupon. The caller holds the coupon and has looked at its standing. */
export async function redeemCoupon(
  tx: Tx,
  { couponId, userId, orderId }: { couponId: string; userId: string; orderId: string },
  usedAt: Date,
): Promise<void> {
  const openKey = couponKey(couponId, userId);
  await tx.couponUse.create({ data: { couponId, userId, orderId, usedAt, openKey } });
}

/** Gives an order's coupon back: the order ended unpaid. The caller holds the order. */
export async function releaseCoupon(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx.couponUse.updateMany({
    where: { orderId, releasedAt: null },
    data: { releasedAt: at, openKey: null },
  });
}

/** Counts the coupon of an order that was paid after it had ended. It is paid at the price that it was
 *  ordered at; where the coupon had gone to another order meanwhile, or to others, the order's history
 *  says so. The caller holds the order and its account. */
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
  const why = usedElsewhere ? 'the account had used it for another order' : 'it was used up';
  const reason = `paid late with the coupon ${coupon.code}, although ${why}`;
  const change = { from: 'PAID', to: 'PAID', actor: 'system:coupon', reason, at } as const;
  await tx.orderChange.create({ data: { orderId: id, ...change } });
}
