/** One message, ready to go. */
export interface MailMessage {
  /** The same at every try, so that a mailbox shows one message when a try's answer was lost. */
  messageId: string;
  to: string;
  /** Whom a reply goes to; without it, to our own address. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/** Something that takes messages away. */
export interface MailTransport {
  /** Resolves when the message is out of our hands.
   *  @throws MailRejectedError when it never will be, another Error when it is not yet */
  send(message: MailMessage): Promise<void>;
}

/** The receiving side has refused this message for good: trying again would be a nuisance. */
export class MailRejectedError extends Error {
  override readonly name = 'MailRefused';
}
