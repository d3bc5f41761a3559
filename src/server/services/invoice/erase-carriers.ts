import type { Tx } from '~/server/db';

/** Carriers that identify a person, unlike a company's tax ID or a donation code. */
const PERSONAL = ['MOBILE', 'CERTIFICATE'] as const;

/** Erases the personal carriers of the invoices of a deleted account, except invoices that are still to be issued:
 *  issuing erases them. The data that the law retains (number, amount, a company's tax ID) stay. */
export async function eraseCarriers(tx: Tx, userId: string): Promise<void> {
  await tx.invoice.updateMany({
    where: { order: { userId }, kind: { in: [...PERSONAL] }, status: { not: 'DUE' } },
    data: { code: null },
  });
}

/** Column changes with which issuing erases a personal carrier if the buyer's account is deleted. */
export async function redactedCarrier(
  tx: Tx,
  { orderId, kind }: { orderId: string; kind: string },
): Promise<{ code?: null }> {
  if (!PERSONAL.some((one) => one === kind)) return {};
  const deleted = await tx.order.count({
    where: { id: orderId, user: { anonymisedAt: { not: null } } },
  });
  return deleted > 0 ? { code: null } : {};
}
