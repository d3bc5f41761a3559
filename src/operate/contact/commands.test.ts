import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { UsageError } from '~/operate/usage-error';
import { sendContactSchema } from '~/schemas/contact';
import type { Database } from '~/server/db';
import { sendContactMessage } from '~/server/services/contact/send-message';
import { systemContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { runContactCommand } from './commands';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await resetDatabase(db);
});

it('npm run contact lists the messages and marks one as answered', async () => {
  const run = (...args: string[]) => runContactCommand(systemContext(db), args);
  expect(await run('list')).toEqual(['Nobody waits for an answer.']);
  const input = sendContactSchema.parse({
    sendKey: randomUUID(),
    name: '王小明',
    email: 'ming@shuoyi.example',
    subject: 'COOPERATION',
    body: '第一行\n第二行',
  });
  await sendContactMessage({ ctx: visitorContext(db), input });
  const [head, ...body] = await run('list');
  expect(head).toContain('COOPERATION  王小明 <ming@shuoyi.example>');
  expect(body).toEqual(['    第一行', '    第二行']);
  const id = head!.split('  ')[0]!;
  expect(await run('answered', id)).toEqual([`${id}: answered.`]);
  expect(await run('list')).toEqual(['Nobody waits for an answer.']);
  expect((await run('list', 'all'))[0]).toMatch(/answered .* 2026/);
});

it.each([[], ['list', 'some'], ['answered'], ['answered', 'x'], ['close']])(
  'npm run contact shows its usage: %s %s',
  async (...args) => {
    const defined = args.filter((arg) => arg !== undefined);
    await expect(runContactCommand(systemContext(db), defined)).rejects.toThrow(UsageError);
  },
);
