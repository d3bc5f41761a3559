import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '~/server/db';
import { smtpTransport } from '~/server/gateways/mail/smtp-transport';
import { captureLog, type LogRecord } from '~/test/captured-log';
import { systemContext, type TestContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import {
  closeMailServers,
  startBrokenServer,
  startMailServer,
  startServerFailingAtData,
} from '~/test/fake-mail-servers';
import { deliverMail } from './deliver-mail';
import { enqueueMail } from './outbox';

const FROM = '說譯 Shuoyi <no-reply@shuoyi.example>';
const QUICK = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 };

let db: Database;
let ctx: TestContext;
let records: LogRecord[];
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  records = captureLog();
  ctx = systemContext(db);
  await enqueueMail(db, {
    template: 'password-changed',
    recipient: 'ming@shuoyi.example',
    language: 'en',
    payload: { name: 'Ming' },
  });
  await db.outboxMessage.updateMany({ data: { nextTryAt: ctx.now() } });
});
afterEach(closeMailServers);

const deliver = (url: string) => deliverMail({ ctx, input: smtpTransport(url, FROM, QUICK) });
const row = () => db.outboxMessage.findFirstOrThrow();
const messageId = (text: string) => /^Message-ID: (.*)$/m.exec(text)?.[1]?.trim();

const later = { responseCode: 451, message: 'try again later' };
const never = { responseCode: 550, message: 'no such mailbox' };

describe('The mail outbox with an SMTP server', () => {
  it('A mail that the server rejects for now is tried again at growing intervals', async () => {
    const rejections: Parameters<typeof startMailServer>[0] = { reader: later };
    const { url, received } = await startMailServer(rejections);
    for (const seconds of [30, 60, 120]) {
      expect(await deliver(url)).toBe(0);
      const { status, nextTryAt, lastError } = await row();
      expect(status).toBe('PENDING');
      expect(nextTryAt.getTime() - ctx.now().getTime()).toBe(seconds * 1000);
      expect(lastError).toContain('451 try again later');
      ctx.clock.advance({ seconds });
    }
    rejections.reader = undefined;
    expect(await deliver(url)).toBe(1);
    expect(messageId(received[0] ?? '')).toBe(`<${(await row()).id}@localhost>`);
    expect(await row()).toMatchObject({ status: 'SENT', tries: 4, lastError: null });
  });

  it.each([['reader'], ['message']] as const)(
    'A mail is given up and logged at once when the server rejects its %s permanently',
    async (what) => {
      const rejections: Parameters<typeof startMailServer>[0] = { [what]: never };
      const { url, received } = await startMailServer(rejections);
      expect(await deliver(url)).toBe(0);
      const { id, status, tries, lastError } = await row();
      expect({ status, tries }).toEqual({ status: 'FAILED', tries: 1 });
      expect(lastError).toContain('550 no such mailbox');
      expect(records).toMatchObject([
        {
          level: 'error',
          mail: id,
          template: 'password-changed',
          message: 'A mail did not leave, refused for good, not tried again',
        },
      ]);
      expect(JSON.stringify(records)).not.toContain('ming@');
      rejections[what] = undefined;
      ctx.clock.advance({ days: 1 });
      expect(await deliver(url)).toBe(0);
      expect(received).toEqual([]);
    },
  );

  it('A mail is sent again as a whole when the connection broke in its middle', async () => {
    const url = await startServerFailingAtData((socket) => socket.destroy());
    expect(await deliver(url)).toBe(0);
    expect(await row()).toMatchObject({ status: 'PENDING', tries: 1 });
    ctx.clock.advance({ seconds: 30 });
    const { url: better, received } = await startMailServer();
    expect(await deliver(better)).toBe(1);
    expect(received[0]).toContain('</html>');
  });

  it('A mail is sent again under the same id when the connection broke before the confirmation', async () => {
    const arrived: string[] = [];
    const url = await startServerFailingAtData((socket, text) => {
      if (!text.endsWith('\r\n.\r\n')) return;
      arrived.push(text);
      if (arrived.length === 1) socket.destroy();
      else socket.write('250 taken\r\n');
    });
    expect(await deliver(url)).toBe(0);
    ctx.clock.advance({ seconds: 30 });
    expect(await deliver(url)).toBe(1);
    const id = `<${(await row()).id}@localhost>`;
    expect(arrived.map(messageId)).toEqual([id, id]);
    expect(await row()).toMatchObject({ status: 'SENT', tries: 2 });
  });

  it.each([
    ['before it greets', () => startBrokenServer(() => {})],
    ['in the middle of the message', () => startServerFailingAtData(() => {})],
  ])('A mail is tried again after a server that hangs %s', async (_, hanging) => {
    expect(await deliver(await hanging())).toBe(0);
    const { status, lastError } = await row();
    expect(status).toBe('PENDING');
    expect(lastError).toMatch(/timeout/i);
    ctx.clock.advance({ seconds: 30 });
    const { url, received } = await startMailServer();
    expect(await deliver(url)).toBe(1);
    expect(received).toHaveLength(1);
  });
});
