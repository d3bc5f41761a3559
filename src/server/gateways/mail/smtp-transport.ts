import { createTransport } from 'nodemailer';
import { MailRejectedError, type MailTransport, stopHeaders } from './transport';

/** Options of the connection pool: a connection is used for a hundred messages, until `socketTimeout` passes
 *  without one. A message whose connection broke is repeated by the outbox, not here, where repetition would have
 *  no limit. */
const POOL = { pool: true, maxConnections: 10, maxMessages: 100, maxRequeues: 0 };

/** Sends messages by an SMTP server over pooled connections, with timeouts of seconds instead of nodemailer's
 *  minutes.
 *  @param url `smtp://user:password@host:587` or `smtps://…`; it may set another `?maxConnections=5` */
export function smtpTransport(
  url: string,
  from: string,
  timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
): MailTransport {
  // Given an address, nodemailer takes its options only from the address.
  const address = new URL(url);
  for (const [name, value] of Object.entries({ ...POOL, ...timeouts }))
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(value));
  const smtp = createTransport(address.href);
  return {
    async send({ stopUrl, ...message }) {
      try {
        await smtp.sendMail({ from, ...message, headers: stopHeaders(stopUrl) });
      } catch (error) {
        throw isPermanent(error)
          ? new MailRejectedError(toMessage(error), { cause: error })
          : error;
      }
    },
  };
}

/** Whether an error is a 5xx reply to the recipient or to the message (RFC 5321, 4.2.1). The same reply to the
 *  login or to the sender is a fault of our settings, which may be corrected before a retry. */
function isPermanent(error: unknown): boolean {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

const toMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));
