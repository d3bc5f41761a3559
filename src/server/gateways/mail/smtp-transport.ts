import { createTransport } from 'nodemailer';
import type { MailTransport } from './transport';

/** Hands messages to an SMTP server; one that hangs is left after seconds, not minutes.
 *  @param url `smtp://user:password@host:587` or `smtps://…` */
export function smtpTransport(
  url: string,
  from: string,
  timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
): MailTransport {
  // With an address, nodemailer takes its options from the address alone.
  const address = new URL(url);
  for (const [name, ms] of Object.entries(timeouts))
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(ms));
  const smtp = createTransport(address.href);
  return {
    async send({ messageId, to, subject, text, html }) {
      await smtp.sendMail({ from, to, subject, text, html, messageId });
    },
  };
}
