import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { smtpTransport } from './smtp-transport';

const FROM = '說譯 Shuoyi <no-reply@shuoyi.example>';
const QUICK = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 };
const message = {
  messageId: '<0198-ab@localhost>',
  to: 'ming@shuoyi.example',
  subject: '重新設定您的密碼',
  text: '請按連結',
  html: '<p>請按連結</p>',
};

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function addressOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

/** A real mail server that keeps what it receives, or refuses at `RCPT`. */
async function mailServer(refusal?: { responseCode: number; message: string }) {
  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) =>
      done(refusal && Object.assign(new Error(refusal.message), refusal)),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  closing.push(() => smtp.close());
  return { url: await addressOf(smtp.server), received };
}

/** Something that answers a connection as it likes. */
async function badServer(answer: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    answer(socket);
  });
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return addressOf(server);
}

it('a message arrives whole, under its own id', async () => {
  const { url, received } = await mailServer();
  await smtpTransport(url, FROM).send(message);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('Message-ID: <0198-ab@localhost>');
  expect(received[0]).toContain('<no-reply@shuoyi.example>');
  expect(received[0]).toContain('To: ming@shuoyi.example');
});

it('a server that refuses the reader says why', async () => {
  const { url, received } = await mailServer({ responseCode: 550, message: 'no such mailbox' });
  await expect(smtpTransport(url, FROM).send(message)).rejects.toThrow('no such mailbox');
  expect(received).toEqual([]);
});

it('a server that never greets is left after its time', async () => {
  const url = await badServer(() => {});
  await expect(smtpTransport(url, FROM, QUICK).send(message)).rejects.toThrow(/timeout/i);
});

it('a server that falls silent in the middle is left after its time', async () => {
  const url = await badServer((socket) => socket.write('220 here I am\r\n'));
  await expect(smtpTransport(url, FROM, QUICK).send(message)).rejects.toThrow(/timeout/i);
});

it('a line that drops is a failure, not a success', async () => {
  const url = await badServer((socket) => {
    socket.write('220 here I am\r\n');
    socket.once('data', () => socket.destroy());
  });
  await expect(smtpTransport(url, FROM, QUICK).send(message)).rejects.toThrow();
});

it('a server that is not there is a failure', async () => {
  const { url } = await mailServer();
  for (const close of closing.splice(0)) close();
  await expect(smtpTransport(url, FROM, QUICK).send(message)).rejects.toThrow();
});
