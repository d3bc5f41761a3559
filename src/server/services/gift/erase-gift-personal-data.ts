import type { Tx } from '~/server/db';

/** Erases recipients and messages of the gifts that an account gave or claimed. A mailed link still opens
 *  its gift, which was paid for. Idempotent. */
export async function eraseGiftPersonalData(tx: Tx, userId: string): Promise<void> {
  const gifts = await tx.gift.findMany({
    where: { OR: [{ order: { userId } }, { claimedById: userId }] },
    select: { id: true },
  });
  const ids = gifts.map(({ id }) => id);
  await tx.gift.updateMany({
    where: { id: { in: ids } },
    data: { email: '', recipientName: null, message: null },
  });
  // Pending messages still have to be sent.
  await tx.$executeRaw`
    DELETE FROM "OutboxMessage"
    WHERE template = 'gift-arrived' AND status <> 'PENDING' AND payload->>'giftId' = ANY(${ids})`;
}
