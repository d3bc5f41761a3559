import type { Tx } from '~/server/db';
import { withdrawGift } from '../gift/withdraw-gift';
import { appendEntitlements } from '../membership/append-entitlements';

interface EndedOrder {
  id: string;
  number: string;
  userId: string;
}

/** Ends the purchase of an order: its member time, or the link of an unclaimed gift. An ended purchase does not change.
 *  The caller holds the locks of the buyer and of the order.
 *  @param key names the refund in the ledger, so that it ends it once
 *  @throws ServiceError GIFT_CLAIMED */
export async function endPurchase(
  tx: Tx,
  { id, number, userId }: EndedOrder,
  key: string,
  at: Date,
): Promise<void> {
  const withdrawn = await tx.gift.count({ where: { orderId: id, status: 'WITHDRAWN' } });
  if (withdrawn > 0 || (await withdrawGift(tx, id))) return;
  const lines = await tx.orderLine.findMany({ where: { orderId: id }, select: { id: true } });
  const ids = lines.map((line) => line.id);
  const ended = await tx.entitlement.findMany({
    where: { kind: 'REFUND', orderLineId: { in: ids } },
    select: { orderLineId: true },
  });
  const ends = ids
    .filter((line) => !ended.some(({ orderLineId }) => orderLineId === line))
    .map((line) => ({
      kind: 'REFUND' as const,
      orderLineId: line,
      reason: number,
      sourceKey: `refund:${key}:${line}`,
    }));
  await appendEntitlements(tx, userId, ends, at);
}
