import { beforeAll, expect, it } from 'vitest';
import { UsageError } from '~/operate/usage-error';
import type { Database } from '~/server/db';
import { systemContext } from '~/test/context';
import { testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { runMembershipCommand } from './commands';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});

const run = (...args: string[]) => runMembershipCommand(systemContext(db), args);

it('npm run membership grants, pauses, resumes and shows a membership', async () => {
  const { email } = await createLearner(db);
  expect(await run('show', email)).toEqual(['not a member']);
  const [until, entry] = await run('grant', email, '7', 'sorry for', 'the outage');
  expect(until).toMatch(/^a member until/);
  expect(entry).toMatch(/^GRANT {2}0 months {2}7 days/);
  expect((await run('pause', email, '3', 'abroad'))[0]).toMatch(/^paused until .*, then a member/);
  expect((await run('resume', email))[0]).toBe(until);
});

it.each([
  [],
  ['show'],
  ['grant', 'ming@shuoyi.example'],
  ['grant', 'ming@shuoyi.example', '0', 'nothing'],
  ['grant', 'ming@shuoyi.example', 'seven', 'days'],
  ['pause', 'ming@shuoyi.example', '3'],
  ['end', 'ming@shuoyi.example'],
])('npm run membership shows its usage: %s %s %s %s', async (...args) => {
  await createLearner(db, { email: 'ming@shuoyi.example' }).catch(() => {});
  await expect(run(...args.filter((arg) => arg !== undefined))).rejects.toThrow(UsageError);
});
