import type { Tx } from '~/server/db';
import { enqueueMail } from '../mail/outbox';

interface CompletedRefund {
  /** Integer New Taiwan dollars. */
  amount: number;
  /** False for money that bought nothing. */
  ofOrder: boolean;
  payment: { orderId: string; cardLast4: string | null };
}

/** Writes to the buyer that money has arrived back at their card, with the booking of it. */
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
