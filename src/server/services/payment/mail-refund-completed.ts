import type { Tx } from '~/server/db';
import { enqueueMail, type QueuedMail } from '../mail/outbox';

interface CompletedRefund {
  /** Integer New Taiwan dollars. */
  amount: number;
  /** False for an unusable capture. */
  ofOrder: boolean;
  payment: { orderId: string; cardLast4: string | null };
}

/** The mail to a buyer whose card has been refunded; null for a deleted account. */
export async function composeRefundCompleted(
  tx: Tx,
  { amount, ofOrder, payment: { orderId, cardLast4 } }: CompletedRefund,
): Promise<QueuedMail<'refund-done'> | null> {
  const { number, user } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { user: true },
  });
  if (user.anonymisedAt) return null;
  const { email: recipient, language, name } = user;
  const payload = { name, orderId, number, amount, cardLast4, unasked: !ofOrder };
  return { template: 'refund-done', recipient, language, payload };
}

/** Mails the buyer that their card has been refunded, in the transaction that records the refund. */
export async function mailRefundCompleted(tx: Tx, refund: CompletedRefund): Promise<void> {
  const mail = await composeRefundCompleted(tx, refund);
  if (mail) await enqueueMail(tx, mail);
}
