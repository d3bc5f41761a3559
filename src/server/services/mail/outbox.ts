import type { Language } from '~/lib/language';
import { seal } from '~/server/credentials/seal';
import type { Tx } from '~/server/db';
import type { MailTemplates } from './templates';

export type MailTemplate = keyof MailTemplates;

/** One mail for the outbox. */
export interface QueuedMail<T extends MailTemplate = MailTemplate> {
  template: T;
  recipient: string;
  language: Language;
  payload: MailTemplates[T];
}

/** Writes a mail into the outbox, in the transaction that causes it; the worker delivers it.
 *  @param resendOfId the mail that this one repeats
 *  @returns its id */
export async function enqueueMail<T extends MailTemplate>(
  tx: Tx,
  mail: QueuedMail<T>,
  resendOfId: string | null = null,
): Promise<string> {
  const { template, recipient, language } = mail;
  // The token of a link is sealed here until it is mailed; everywhere else only its hash is stored.
  const payload = { ...mail.payload };
  if ('token' in payload) payload.token = seal(payload.token);
  const data = { template, recipient, language, payload, resendOfId };
  const { id } = await tx.outboxMessage.create({ data, select: { id: true } });
  return id;
}

/** Deletes the mails of a template to a recipient that have not left; one that is just leaving may still arrive. */
export async function withdrawMails(
  tx: Tx,
  { template, recipient }: { template: MailTemplate; recipient: string },
): Promise<void> {
  await tx.outboxMessage.deleteMany({ where: { template, recipient, status: 'PENDING' } });
}
