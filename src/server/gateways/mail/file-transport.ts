import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { log } from '~/server/telemetry/log.mjs';
import { type MailTransport, stopHeaders } from './transport';

/** Writes each message as an .eml file, which any mail program opens: the default without an SMTP server.
 *  @param print shows its subject and first link to a person in a terminal; the log has neither, because a
 *    link opens an account */
export function fileTransport(
  folder: string,
  from: string,
  print?: (line: string) => void,
): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send({ stopUrl, ...mail }) {
      const { messageId, to, subject, text } = mail;
      const { message } = await composer.sendMail({
        from,
        ...mail,
        headers: stopHeaders(stopUrl),
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = messageId.replace(/[^a-z0-9-]+/gi, '_').slice(0, 80);
      const file = join(folder, `${name}.eml`);
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
      if (print)
        print(`Mail to ${to}: ${subject} ${text.match(/https?:\S+/)?.[0] ?? ''} (${file})`);
      else log.info({ file: name }, 'A mail was written to a file.');
    },
  };
}
