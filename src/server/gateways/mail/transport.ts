/** One composed e-mail. */
export interface MailMessage {
  /** The same for every try, so that a mailbox shows one message when a response was lost. */
  messageId: string;
  to: string;
  /** Address for replies; by default our own. */
  replyTo?: string;
  /** Address of ours that stops mails of this kind when it is called with a POST (RFC 8058). */
  stopUrl?: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends e-mails, by SMTP or to files. */
export interface MailTransport {
  /** Resolves when the server has accepted the message.
   *  @throws MailRejectedError when it was rejected permanently, another Error when a retry may succeed */
  send(message: MailMessage): Promise<void>;
}

/** The headers by which a mail program offers a stop with one tap (RFC 2369 and RFC 8058); none without an
 *  address. */
export function stopHeaders(stopUrl: string | undefined): Record<string, string> {
  if (!stopUrl) return {};
  return {
    'List-Unsubscribe': `<${stopUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** A permanent rejection by the receiving server: a retry is pointless. */
export class MailRejectedError extends Error {
  override readonly name = 'MailRefused';
}
