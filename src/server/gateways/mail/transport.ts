/** One composed e-mail. */
export interface MailMessage {
  /** The same for every try, so that a mailbox shows one message when a response was lost. */
  messageId: string;
  to: string;
  /** Address for replies; by default our own. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends e-mails, by SMTP or to files. */
export interface MailTransport {
  /** Resolves when the message was handed over.
   *  @throws MailRejectedError when it was rejected permanently, another Error when a retry may succeed */
  send(message: MailMessage): Promise<void>;
}

/** A permanent rejection by the receiving server: a retry is pointless. */
export class MailRejectedError extends Error {
  override readonly name = 'MailRefused';
}
