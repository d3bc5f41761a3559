import { hashToken } from '~/lib/secret-token';
import type { Database } from '~/server/db';
import type { Gift } from '~/server/prisma-client/client';
import { giftToken } from '~/server/services/gift/gift-token';
import { createOrder, type OrderOptions, type OrderWithLines } from './order';

export interface GiftOptions extends OrderOptions {
  /** False: the order waits for its payment. */
  paid?: boolean;
  /** Who has claimed it; their ledger is not written. */
  claimedById?: string;
}

/** An order that is a present for somebody, paid unless it says otherwise, with the token of its link. */
export async function createGift(
  db: Database,
  buyer: { id: string },
  { paid = true, claimedById, ...options }: GiftOptions = {},
): Promise<Gift & { token: string; order: OrderWithLines }> {
  const order = await createOrder(db, buyer, options);
  const at = new Date(order.createdAt.getTime() + 60_000);
  if (paid)
    await db.order.update({ where: { id: order.id }, data: { status: 'PAID', paidAt: at } });
  const waiting = await db.gift.create({
    data: { orderId: order.id, email: `friend-${order.id}@shuoyi.example` },
  });
  const token = giftToken(waiting);
  if (!paid) return { ...waiting, token, order };
  const gift = await db.gift.update({
    where: { id: waiting.id },
    data: {
      status: claimedById ? 'CLAIMED' : 'SENT',
      tokenHash: hashToken(token),
      sentAt: at,
      ...(claimedById && { claimedById, claimedAt: at }),
    },
  });
  return { ...gift, token, order };
}
