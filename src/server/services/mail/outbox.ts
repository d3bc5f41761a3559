import { type MailLane, type MailTemplateName, mailTemplate } from '~/domain/mail-template';
import type { Language } from '~/lib/language';
import { seal } from '~/server/credentials/seal';
import type { Tx } from '~/server/db';
import { currentRequestId } from '~/server/telemetry/tracing';
import type { MailPayloads } from './emails/all';

/** One mail for the outbox. */
export interface QueuedMail<T extends MailTemplateName = MailTemplateName> {
  template: T;
  recipient: string;
  language: Language;
  payload: MailPayloads[T];
  /** For a bulk mail: the time from which it is not sent any more. */
  dropAfter?: Date;
}

/** Writes a mail into the outbox, in the transaction that causes it; the worker delivers it.
 *  @param resendOfId the mail that this one repeats
 *  @returns its id */
export async function enqueueMail<T extends MailTemplateName>(
  tx: Tx,
  mail: QueuedMail<T>,
  resendOfId: string | null = null,
): Promise<string> {
  const data = { ...toRow(mail), resendOfId };
  // A resent mail was requested by a person, who waits for it.
  if (resendOfId) data.lane = 'PERSON';
  const { id } = await tx.outboxMessage.create({ data, select: { id: true } });
  return id;
}

/** Writes mails to many people into the outbox, in one statement. */
export async function enqueueMails(tx: Tx, mails: readonly QueuedMail[]): Promise<void> {
  await tx.outboxMessage.createMany({ data: mails.map((mail) => toRow(mail)) });
}

function toRow<T extends MailTemplateName>({ payload, ...mail }: QueuedMail<T>) {
  // The token of a link is sealed here until it is mailed; everywhere else only its hash is stored.
  const sealed = { ...payload };
  if ('token' in sealed) sealed.token = seal(sealed.token);
  const lane: MailLane = mailTemplate(mail.template).lane ?? 'PERSON';
  return { ...mail, payload: sealed, lane, requestId: currentRequestId() };
}

/** Deletes a recipient's unsent mails of a template; a mail that is being sent may still arrive. */
export async function withdrawMails(
  tx: Tx,
  { template, recipient }: { template: MailTemplateName; recipient: string },
): Promise<void> {
  await tx.outboxMessage.deleteMany({ where: { template, recipient, status: 'PENDING' } });
}
