import type { Tx } from '~/server/db';
import type { InvoiceMailName } from '~/server/services/mail/emails/invoice';
import { enqueueMail, type QueuedMail } from '../mail/outbox';

interface MailedInvoice {
  /** Its number. */
  invoice: string;
  /** Integer New Taiwan dollars. */
  amount: number;
}

/** The mail to an order's buyer about a change of its invoice; null for a deleted account. */
export async function composeInvoiceUpdate(
  tx: Tx,
  orderId: string,
  template: InvoiceMailName,
  { invoice, amount }: MailedInvoice,
): Promise<QueuedMail<InvoiceMailName> | null> {
  const {
    number,
    user,
    invoice: chosen,
  } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { user: true, invoice: { select: { kind: true } } },
  });
  if (user.anonymisedAt) return null;
  const { name, email: recipient, language } = user;
  const payload = { name, orderId, number, invoice, amount, kind: chosen?.kind ?? 'MEMBER' };
  return { template, recipient, language, payload };
}

/** Mails an order's buyer about a change of its invoice. */
export async function mailInvoiceUpdate(
  tx: Tx,
  orderId: string,
  template: InvoiceMailName,
  change: MailedInvoice,
): Promise<void> {
  const mail = await composeInvoiceUpdate(tx, orderId, template, change);
  if (mail) await enqueueMail(tx, mail);
}
