import type { Tx } from '~/server/db';

/** Carriers that belong to one person. A company's tax ID and a donation code name nobody. */
const PERSONAL = ['MOBILE', 'CERTIFICATE'] as const;

/** Takes the carriers out of the invoices of an account that goes, but for those that are still to be
 *  issued: issuing forgets them. What the law has kept (number, amount, a company's tax ID) stays. */
export async function eraseCarriers(tx: Tx, userId: string): Promise<void> {
  await tx.invoice.updateMany({
    where: { order: { userId }, kind: { in: [...PERSONAL] }, status: { not: 'DUE' } },
    data: { code: null },
  });
}

/** What issuing forgets when the buyer's account is gone. */
export async function redactedCarrier(
  tx: Tx,
  { orderId, kind }: { orderId: string; kind: string },
): Promise<{ code?: null }> {
  if (!PERSONAL.some((one) => one === kind)) return {};
  const gone = await tx.order.count({
    where: { id: orderId, user: { anonymisedAt: { not: null } } },
  });
  return gone > 0 ? { code: null } : {};
}
