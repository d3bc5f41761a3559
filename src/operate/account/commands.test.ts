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

const run = (...words: string[]) => runAccountCommand(systemContext(db), words);

describe('npm run account', () => {
  it('appoints the first operator, typed in any case, and the audit log says who did it', async () => {
    const { email } = await createLearner(db);
    expect(await run('role', email.toUpperCase(), 'ADMIN')).toEqual([
      `${email}: ADMIN, enabled, 0 signed-in devices`,
    ]);
    const [line = ''] = await run('events', email);
    expect(line).toContain('ROLE_CHANGED  system');
    await expect(run('role', email, 'USER')).rejects.toMatchObject({ code: 'LAST_OPERATOR' });
  });

  it('disables and enables', async () => {
    const { email } = await createLearner(db);
    expect(await run('disable', email)).toEqual([expect.stringContaining('disabled since')]);
    expect(await run('enable', email)).toEqual([expect.stringContaining('enabled')]);
  });

  it('says when nobody has the account', async () => {
    const unknownAccount = run('disable', 'nobody@shuoyi.example');
    await expect(unknownAccount).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
  });

  it.each([
    [],
    ['role', 'ming@shuoyi.example'],
    ['role', 'ming@shuoyi.example', 'KING'],
    ['disable', 'ming'],
    ['delete', 'ming@shuoyi.example'],
    ['disable', 'ming@shuoyi.example', 'now'],
  ])('shows how it is used: %s %s %s', async (...words) => {
    await expect(run(...words.filter((word) => word !== undefined))).rejects.toThrow(UsageError);
  });
});
