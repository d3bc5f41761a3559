import type { Tx } from '~/server/db';
import { enqueueMail } from '../mail/outbox';

/** Mails an order's buyer the state of a refund request; no e-mail is sent for a deleted account.
 *  @param note reason of the rejection */
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
