import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { captureLog } from '~/test/captured-log';
import { fileTransport } from './file-transport';

const message = {
  messageId: '<0198-ab@localhost>',
  to: 'ming@shuoyi.example',
  replyTo: 'zoe@shuoyi.example',
  subject: '重新設定您的密碼',
  text: '請按：\nhttp://localhost:3000/password-reset/abc\n',
  html: '<p>請按</p>',
};

it('A message is written as one .eml file, and its subject and link are printed for a person', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shuoyi-mail-'));
  const lines: string[] = [];
  const transport = fileTransport(folder, '說譯 <no-reply@shuoyi.example>', (line) =>
    lines.push(line),
  );
  await transport.send(message);
  await transport.send(message);
  const files = await readdir(folder);
  expect(files).toHaveLength(1);
  const eml = await readFile(join(folder, files[0] ?? ''), 'utf8');
  expect(eml).toContain('Message-ID: <0198-ab@localhost>');
  expect(eml).toContain('\nTo: ming@shuoyi.example');
  expect(eml).toContain('\nReply-To: zoe@shuoyi.example');
  expect(eml).toContain('Content-Type: text/html; charset=utf-8');
  expect(lines[0]).toContain('重新設定您的密碼 http://localhost:3000/password-reset/abc');
});

it('The log has neither the recipient nor the subject nor the link of a message', async () => {
  const records = captureLog();
  const folder = await mkdtemp(join(tmpdir(), 'shuoyi-mail-'));
  await fileTransport(folder, '說譯 <no-reply@shuoyi.example>').send(message);
  expect(records).toMatchObject([{ level: 'info', file: '_0198-ab_localhost_' }]);
  expect(JSON.stringify(records)).not.toMatch(/ming@|重新設定|password-reset/);
});
