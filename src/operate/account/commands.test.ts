import { beforeAll, describe, expect, it } from 'vitest';
import { UsageError } from '~/operate/usage-error';
import type { Database } from '~/server/db';
import { systemContext } from '~/test/context';
import { testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { runAccountCommand } from './commands';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});

const run = (...args: string[]) => runAccountCommand(systemContext(db), args);

describe('npm run account', () => {
  it('npm run account appoints the first operator, ignores the case of the e-mail, and logs the system as the actor', async () => {
    const { email } = await createLearner(db);
    expect(await run('role', email.toUpperCase(), 'OWNER')).toEqual([
      `${email}: OWNER, enabled, 0 signed-in devices`,
    ]);
    const [line = ''] = await run('events', email);
    expect(line).toContain('ROLE_CHANGED  system');
    await expect(run('role', email, 'USER')).rejects.toMatchObject({ code: 'LAST_OPERATOR' });
  });

  it('npm run account takes the former name ADMIN for an owner, and appoints each other role', async () => {
    await createLearner(db, { role: 'OWNER' });
    const { email } = await createLearner(db);
    expect(await run('role', email, 'ADMIN')).toEqual([expect.stringContaining('OWNER')]);
    for (const role of ['ACCOUNTS', 'EDITOR', 'SUPPORT', 'USER'])
      expect(await run('role', email, role)).toEqual([expect.stringContaining(role)]);
  });

  it('npm run account disables and enables an account', async () => {
    const { email } = await createLearner(db);
    expect(await run('disable', email, 'lost', 'card')).toEqual([
      expect.stringContaining('disabled since'),
    ]);
    expect(await run('enable', email)).toEqual([expect.stringContaining('enabled')]);
  });

  it('npm run account reports an unknown account', async () => {
    const unknownAccount = run('disable', 'nobody@shuoyi.example', 'misuse');
    await expect(unknownAccount).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
  });

  it.each([
    [],
    ['role', 'ming@shuoyi.example'],
    ['role', 'ming@shuoyi.example', 'KING'],
    ['disable', 'ming'],
    ['delete', 'ming@shuoyi.example'],
    ['disable', 'ming@shuoyi.example'],
    ['enable', 'ming@shuoyi.example', 'now'],
  ])('npm run account shows its usage: %s %s %s', async (...args) => {
    await expect(run(...args.filter((arg) => arg !== undefined))).rejects.toThrow(UsageError);
  });
});
