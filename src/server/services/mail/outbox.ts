import type { Language } from '~/lib/language';
import { seal } from '~/server/credentials/seal';
import type { Tx } from '~/server/db';
import type { MailTemplates } from './templates';

export type MailTemplate = keyof MailTemplates;

/** One message to leave with the change that causes it. */
export interface QueuedMail<T extends MailTemplate = MailTemplate> {
  template: T;
  recipient: string;
  language: Language;
  payload: MailTemplates[T];
}

/** Writes a message into the outbox, inside the transaction that causes it; the worker delivers it. */
export async function enqueueMail<T extends MailTemplate>(
  tx: Tx,
  mail: QueuedMail<T>,
): Promise<void> {
  const { template, recipient, language } = mail;
  // A link's token is hashed everywhere else; until it is mailed it lies here sealed.
  const payload = { ...mail.payload };
  if ('token' in payload) payload.token = seal(payload.token);
  await tx.outboxMessage.create({ data: { template, recipient, language, payload } });
}
