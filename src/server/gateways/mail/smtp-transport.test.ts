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

it('a message arrives whole, under its own id', async () => {
  const { url, received } = await startMailServer();
  await smtpTransport(url, FROM).send(message);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('Message-ID: <0198-ab@localhost>');
  expect(received[0]).toContain('<no-reply@shuoyi.example>');
  expect(received[0]).toContain('To: ming@shuoyi.example');
});

const now = { responseCode: 451, message: 'try again later' };
const never = { responseCode: 550, message: 'no such thing here' };

it.each([
  ['a reader for good', { reader: never }, true],
  ['a message for good', { message: never }, true],
  ['a reader for now', { reader: now }, false],
  ['a message for now', { message: now }, false],
  // What the operator has set up wrong is put right, and then the mail leaves.
  ['our own address', { sender: never }, false],
])('a server that refuses %s says why', async (_, rejections, permanent) => {
  const { url, received } = await startMailServer(rejections);
  const error = await smtpTransport(url, FROM)
    .send(message)
    .catch((thrown) => thrown);
  const [rejection] = Object.values(rejections);
  expect(error.message).toContain(`${rejection?.responseCode} ${rejection?.message}`);
  expect(error instanceof MailRejectedError).toBe(permanent);
  expect(received).toEqual([]);
});

it('a server that never greets is left after its time', async () => {
  const url = await startBrokenServer(() => {});
  await expect(smtpTransport(url, FROM, QUICK).send(message)).rejects.toThrow(/timeout/i);
});

it('a server that falls silent in the middle is left after its time', async () => {
  const url = await startBrokenServer((socket) => socket.write('220 here I am\r\n'));
  await expect(smtpTransport(url, FROM, QUICK).send(message)).rejects.toThrow(/timeout/i);
});

it('a server that falls silent with the message in its hands is left after its time', async () => {
  const url = await startServerFailingAtData(() => {});
  await expect(smtpTransport(url, FROM, QUICK).send(message)).rejects.toThrow(/timeout/i);
});

it('a line that drops is a failure, not a success', async () => {
  const url = await startBrokenServer((socket) => {
    socket.write('220 here I am\r\n');
    socket.once('data', () => socket.destroy());
  });
  await expect(smtpTransport(url, FROM, QUICK).send(message)).rejects.toThrow();
});

it('a server that is not there is a failure', async () => {
  const { url } = await startMailServer();
  closeMailServers();
  await expect(smtpTransport(url, FROM, QUICK).send(message)).rejects.toThrow();
});
