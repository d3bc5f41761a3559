import type { Tx } from '~/server/db';
import { enqueueMail } from '../mail/outbox';

/** Writes to an order's buyer what became of a refund; nobody is left to write to when the account is
 *  gone. @param note why it was rejected */
export async function mailRefundDecision(
  tx: Tx,
  { orderId, amount }: { orderId: string; amount: number },
  template: 'refund-requested' | 'refund-approved' | 'refund-rejected',
  note = '',
): Promise<void> {
  const { number, user, gift } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { user: true, gift: { select: { id: true } } },
  });
  if (user.anonymisedAt) return;
  const { email: recipient, language, name } = user;
  const details = { name, orderId, number, amount, gift: gift !== null };
  if (template === 'refund-rejected')
    await enqueueMail(tx, { template, recipient, language, payload: { ...details, note } });
  else await enqueueMail(tx, { template, recipient, language, payload: details });
}
