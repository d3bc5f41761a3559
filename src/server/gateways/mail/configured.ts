import { join } from 'node:path';
import type { MailLane } from '~/domain/mail-template';
import { type Env, env } from '~/env';
import { isReadByPerson } from '~/server/telemetry/log.mjs';
import { fileTransport } from './file-transport';
import { createPace } from './pace';
import { smtpTransport } from './smtp-transport';
import type { MailTransport } from './transport';

type MailSettings = Pick<Env, 'SMTP_URL' | 'SMTP_RATE' | 'MAIL_FROM' | 'DATA_DIR'>;

/** Opens the transports of both lanes: SMTP when configured, else files in the data folder. Each lane has connections
 *  of its own, so that a hanging one does not delay the other lane; both share the rate. */
export function openMailTransports({
  SMTP_URL,
  SMTP_RATE,
  MAIL_FROM,
  DATA_DIR,
}: MailSettings): Record<MailLane, MailTransport> {
  if (!SMTP_URL) {
    const files = fileTransport(
      join(DATA_DIR, 'mail'),
      MAIL_FROM,
      isReadByPerson() ? console.log : undefined,
    );
    return { PERSON: files, BULK: files };
  }
  const { turn } = createPace(SMTP_RATE);
  const open = (lane: MailLane): MailTransport => {
    const { send } = smtpTransport(SMTP_URL, MAIL_FROM);
    return { send: (message) => turn(lane).then(() => send(message)) };
  };
  return { PERSON: open('PERSON'), BULK: open('BULK') };
}

let opened: Record<MailLane, MailTransport> | undefined;

/** Mail transport of a lane of this process. */
export function mailTransport(lane: MailLane): MailTransport {
  opened ??= openMailTransports(env());
  return opened[lane];
}
