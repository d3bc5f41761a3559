import { textIn } from '~/i18n/writing';
import type { Tx } from '~/server/db';
import type { QueuedMail } from '../mail/outbox';
import { getMembershipExpiry } from '../membership/queries';

/** The receipt of a paid order to its buyer; null for a deleted account.
 *  @param at time for which the end of the membership is computed */
export async function composeOrderPaid(
  tx: Tx,
  orderId: string,
  at: Date,
): Promise<QueuedMail<'order-paid'> | null> {
  const { number, total, discount, user, lines, gift } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { user: true, lines: { orderBy: { id: 'asc' } }, gift: { select: { id: true } } },
  });
  if (user.anonymisedAt) return null;
  const { name, email: recipient, language } = user;
  const until = gift ? null : await getMembershipExpiry(tx, user.id, at);
  return {
    template: 'order-paid',
    recipient,
    language,
    payload: {
      name,
      orderId,
      number,
      total,
      discount,
      lines: lines.map((line) => ({
        name: textIn(line, 'name', language),
        qty: line.qty,
        subtotal: line.subtotal,
      })),
      memberUntil: until?.toISOString() ?? null,
      gift: gift !== null,
    },
  };
}
