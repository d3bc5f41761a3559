import type { Tx } from '~/server/db';
import type { InvoiceTemplates } from '~/server/services/mail/templates';
import { enqueueMail } from '../mail/outbox';

/** Mails an order's buyer about a change of its invoice. */
export async function mailInvoiceUpdate(
  tx: Tx,
  orderId: string,
  template: keyof InvoiceTemplates,
  { invoice, amount }: { invoice: string; amount: number },
): Promise<void> {
  const {
    number,
    user,
    invoice: chosen,
  } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { user: true, invoice: { select: { kind: true } } },
  });
  if (user.anonymisedAt) return;
  const { name, email: recipient, language } = user;
  const payload = { name, orderId, number, invoice, amount, kind: chosen?.kind ?? 'MEMBER' };
  await enqueueMail(tx, { template, recipient, language, payload });
}
