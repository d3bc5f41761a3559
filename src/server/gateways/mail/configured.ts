import { join } from 'node:path';
import { env } from '~/env';
import { isReadByPerson } from '~/server/telemetry/log.mjs';
import { fileTransport } from './file-transport';
import { smtpTransport } from './smtp-transport';
import type { MailTransport } from './transport';

let transport: MailTransport | undefined;

/** Mail transport of this process: SMTP when configured, else files in the data folder. */
export function mailTransport(): MailTransport {
  const { SMTP_URL, MAIL_FROM, DATA_DIR } = env();
  transport ??= SMTP_URL
    ? smtpTransport(SMTP_URL, MAIL_FROM)
    : fileTransport(join(DATA_DIR, 'mail'), MAIL_FROM, isReadByPerson() ? console.log : undefined);
  return transport;
}
