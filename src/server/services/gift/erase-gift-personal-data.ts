import type { Tx } from '~/server/db';

/** Takes out of gifts whom an account gave them to and what it wrote, and the same of those that it
 *  claimed. A link that was mailed still opens its gift: that was paid for. Doing it again changes
 *  nothing. */
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
  // One that waits to be sent still has to go.
  await tx.$executeRaw`
    DELETE FROM "OutboxMessage"
    WHERE template = 'gift-arrived' AND status <> 'PENDING' AND payload->>'giftId' = ANY(${ids})`;
}
