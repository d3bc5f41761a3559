import type { Tx } from '~/server/db';
import { enqueueMail } from '../mail/outbox';

interface CompletedRefund {
  /** Integer New Taiwan dollars. */
  amount: number;
  /** False for an unusable capture. */
  ofOrder: boolean;
  payment: { orderId: string; cardLast4: string | null };
}

/** Mails the buyer that their card has been refunded, in the transaction that records the refund. */
export async function mailRefundCompleted(
  tx: Tx,
  { amount, ofOrder, payment: { orderId, cardLast4 } }: CompletedRefund,
): Promise<void> {
  const { number, user } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { user: true },
  });
  if (user.anonymisedAt) return;
  const { email: recipient, language, name } = user;
  const payload = { name, orderId, number, amount, cardLast4, unasked: !ofOrder };
  await enqueueMail(tx, { template: 'refund-done', recipient, language, payload });
}
