import { hashToken } from '~/lib/secret-token';
import type { Database } from '~/server/db';
import type { Gift } from '~/server/prisma-client/client';
import { giftToken } from '~/server/services/gift/gift-token';
import { createOrder, type OrderOptions, type OrderWithLines } from './order';

export interface GiftOptions extends OrderOptions {
  /** False for an order that waits for its payment. */
  paid?: boolean;
  /** Id of the user who has claimed it; no entitlement is written for that user. */
  claimedById?: string;
}

/** Creates a gift with its order, paid by default, and the token of its link. */
export async function createGift(
  db: Database,
  buyer: { id: string },
  { paid = true, claimedById, ...options }: GiftOptions = {},
): Promise<Gift & { token: string; order: OrderWithLines }> {
  const order = await createOrder(db, buyer, options);
  const paidAt = new Date(order.createdAt.getTime() + 60_000);
  if (paid) await db.order.update({ where: { id: order.id }, data: { status: 'PAID', paidAt } });
  const created = await db.gift.create({
    data: { orderId: order.id, email: `friend-${order.id}@shuoyi.example` },
  });
  const token = giftToken(created);
  if (!paid) return { ...created, token, order };
  const gift = await db.gift.update({
    where: { id: created.id },
    data: {
      status: claimedById ? 'CLAIMED' : 'SENT',
      tokenHash: hashToken(token),
      sentAt: paidAt,
      ...(claimedById && { claimedById, claimedAt: paidAt }),
    },
  });
  return { ...gift, token, order };
}
