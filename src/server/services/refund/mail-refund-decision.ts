import type { Tx } from '~/server/db';
import { enqueueMail, type QueuedMail } from '../mail/outbox';

type DecisionTemplate = 'refund-requested' | 'refund-approved' | 'refund-rejected';

interface MailedRefund {
  orderId: string;
  /** Integer New Taiwan dollars. */
  amount: number;
}

/** The mail to an order's buyer about the state of a refund request; null for a deleted account.
 *  @param note reason of the rejection */
export async function composeRefundDecision(
  tx: Tx,
  { orderId, amount }: MailedRefund,
  template: DecisionTemplate,
  note = '',
): Promise<QueuedMail<DecisionTemplate> | null> {
  const { number, user, gift } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { user: true, gift: { select: { id: true } } },
  });
  if (user.anonymisedAt) return null;
  const { email: recipient, language, name } = user;
  const details = { name, orderId, number, amount, gift: gift !== null };
  const payload = template === 'refund-rejected' ? { ...details, note } : details;
  return { template, recipient, language, payload };
}

/** Mails an order's buyer the state of a refund request; no e-mail is sent for a deleted account.
 *  @param note reason of the rejection */
export async function mailRefundDecision(
  tx: Tx,
  refund: MailedRefund,
  template: DecisionTemplate,
  note = '',
): Promise<void> {
  const mail = await composeRefundDecision(tx, refund, template, note);
  if (mail) await enqueueMail(tx, mail);
}
