import { afterEach, expect, it } from 'vitest';
import {
  closeMailServers,
  startBrokenServer,
  startMailServer,
  startServerFailingAtData,
} from '~/test/fake-mail-servers';
import { smtpTransport } from './smtp-transport';
import { MailRejectedError } from './transport';

const FROM = '說譯 Shuoyi <no-reply@shuoyi.example>';
const QUICK = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 };
const message = {
  messageId: '<0198-ab@localhost>',
  to: 'ming@shuoyi.example',
  subject: '重新設定您的密碼',
  text: '請按連結',
  html: '<p>請按連結</p>',
};

afterEach(closeMailServers);

it('A message is delivered whole, with its own id', async () => {
  const { url, received } = await startMailServer();
  await smtpTransport(url, FROM).send(message);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('Message-ID: <0198-ab@localhost>');
  expect(received[0]).toContain('<no-reply@shuoyi.example>');
  expect(received[0]).toContain('To: ming@shuoyi.example');
});

it('Twenty mails one after the other use one connection, and twenty at once ten of them at most', async () => {
  const { url, received, connections } = await startMailServer();
  const transport = smtpTransport(url, FROM);
  for (let sent = 0; sent < 20; sent += 1) await transport.send(message);
  expect(connections.opened).toBe(1);
  await Promise.all(Array.from({ length: 20 }, () => transport.send(message)));
  expect(connections.opened).toBeLessThanOrEqual(10);
  expect(received).toHaveLength(40);
});

it('A mail that can be stopped says how in its headers, and no other does', async () => {
  const { url, received } = await startMailServer();
  const stopUrl = `https://shuoyi.example/api/reminders/${'a'.repeat(110)}`;
  await smtpTransport(url, FROM).send({ ...message, stopUrl });
  await smtpTransport(url, FROM).send(message);
  const unfolded = received.map((text) => text.replace(/\r?\n[ \t]+/g, ' '));
  expect(unfolded[0]).toMatch(new RegExp(`^List-Unsubscribe: ?<${stopUrl}>\r?$`, 'm'));
  expect(unfolded[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  expect(unfolded[1]).not.toContain('List-Unsubscribe');
});

it('A subject or a recipient with line breaks adds no header and no recipient', async () => {
  const { url, received } = await startMailServer();
  const transport = smtpTransport(url, FROM);
  await transport.send({ ...message, subject: 'hello\r\nBcc: evil@shuoyi.example\r\n\r\nbody' });
  await transport
    .send({ ...message, to: 'ming@shuoyi.example\r\nBcc: evil@shuoyi.example' })
    .catch(() => {});
  expect(received.length).toBeGreaterThan(0);
  for (const text of received) {
    const [head = ''] = text.split(/\r?\n\r?\n/, 1);
    expect(head).not.toMatch(/^Bcc:/im);
    expect(head).toMatch(/^Message-ID:/im);
  }
});

const now = { responseCode: 451, message: 'try again later' };
const never = { responseCode: 550, message: 'no such thing here' };

it.each([
  ['the recipient permanently', { reader: never }, true],
  ['the message permanently', { message: never }, true],
  ['the recipient temporarily', { reader: now }, false],
  ['the message temporarily', { message: now }, false],
  // A wrong setting is corrected by the operator, and then the mail is sent.
  ['the sender address', { sender: never }, false],
])('A mail server that rejects %s is quoted in the error', async (_, rejections, permanent) => {
  const { url, received } = await startMailServer(rejections);
  const error = await smtpTransport(url, FROM)
    .send(message)
    .catch((thrown) => thrown);
  const [rejection] = Object.values(rejections);
  expect(error.message).toContain(`${rejection?.responseCode} ${rejection?.message}`);
  expect(error instanceof MailRejectedError).toBe(permanent);
  expect(received).toEqual([]);
});

it('A mail server that never greets is given up after the timeout', async () => {
  const url = await startBrokenServer(() => {});
  await expect(smtpTransport(url, FROM, QUICK).send(message)).rejects.toThrow(/timeout/i);
});

it('A mail server that stops responding after its greeting is given up after the timeout', async () => {
  const url = await startBrokenServer((socket) => socket.write('220 here I am\r\n'));
  await expect(smtpTransport(url, FROM, QUICK).send(message)).rejects.toThrow(/timeout/i);
});

it('A mail server that stops responding after the message data is given up after the timeout', async () => {
  const url = await startServerFailingAtData(() => {});
  await expect(smtpTransport(url, FROM, QUICK).send(message)).rejects.toThrow(/timeout/i);
});

it('A dropped connection to the mail server is a failure', async () => {
  const url = await startBrokenServer((socket) => {
    socket.write('220 here I am\r\n');
    socket.once('data', () => socket.destroy());
  });
  await expect(smtpTransport(url, FROM, QUICK).send(message)).rejects.toThrow();
});

it('An unreachable mail server is a failure', async () => {
  const { url } = await startMailServer();
  closeMailServers();
  await expect(smtpTransport(url, FROM, QUICK).send(message)).rejects.toThrow();
});
