import { join } from 'node:path';
import type { MailLane } from '~/domain/mail-template';
import { env } from '~/env';
import { isReadByPerson } from '~/server/telemetry/log.mjs';
import { fileTransport } from './file-transport';
import { createPace, type Pace } from './pace';
import { smtpTransport } from './smtp-transport';
import type { MailTransport } from './transport';

const transports = new Map<MailLane, MailTransport>();
let pace: Pace | undefined;

/** Mail transport of a lane of this process: SMTP when configured, else files in the data folder. Each lane
 *  has connections of its own, so that a hanging one does not delay the other lane; both share the rate. */
export function mailTransport(lane: MailLane): MailTransport {
  const transport = transports.get(lane) ?? openTransport(lane);
  transports.set(lane, transport);
  return transport;
}

function openTransport(lane: MailLane): MailTransport {
  const { SMTP_URL, SMTP_RATE, MAIL_FROM, DATA_DIR } = env();
  if (!SMTP_URL)
    return fileTransport(
      join(DATA_DIR, 'mail'),
      MAIL_FROM,
      isReadByPerson() ? console.log : undefined,
    );
  pace ??= createPace(SMTP_RATE);
  const { turn } = pace;
  const { send } = smtpTransport(SMTP_URL, MAIL_FROM);
  return { send: (message) => turn(lane).then(() => send(message)) };
}
