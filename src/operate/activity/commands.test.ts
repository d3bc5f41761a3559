import { describe, expect, it } from 'vitest';
import { UsageError } from '~/operate/usage-error';
import { register } from '~/server/services/activity/register';
import { createTestClock, systemContext, userContext } from '~/test/context';
import { testDatabase } from '~/test/db';
import { createActivity } from '~prisma/factories/activity';
import { createLearner } from '~prisma/factories/learner';
import { runActivityCommand } from './commands';

const db = await testDatabase();
const clock = createTestClock();
const run = (...args: string[]) => runActivityCommand(systemContext(db, { clock }), args);

describe('npm run activity', () => {
  it('npm run activity lists activities and registrations, and checks in once', async () => {
    const { slug, startsAt } = await createActivity(db);
    const learner = await createLearner(db);
    await register({ ctx: userContext(db, learner, { clock }), input: { slug } });
    expect((await run('list')).some((line) => line.includes(slug))).toBe(true);
    expect(await run('people', slug)).toEqual([`CONFIRMED  ${learner.email}  ${learner.name}`]);
    clock.set(startsAt);
    const [first] = await run('check-in', slug, learner.email.toUpperCase());
    expect(first).toMatch(/is checked in, trial until /);
    expect(await run('check-in', slug, learner.email)).toEqual([
      `${learner.name} was checked in before.`,
    ]);
    expect(await run('people', slug)).toEqual([`CAME  ${learner.email}  ${learner.name}`]);
  });

  it('npm run activity reports an e-mail address without a registration', async () => {
    const { slug } = await createActivity(db);
    const unknownAccount = run('check-in', slug, 'nobody@shuoyi.example');
    await expect(unknownAccount).rejects.toMatchObject({ code: 'REGISTRATION_NOT_FOUND' });
  });

  it.each([[], ['check-in'], ['check-in', 'a-talk'], ['check-in', 'a-talk', 'ming'], ['people']])(
    'npm run activity shows its usage: %s %s %s',
    async (...args) => {
      await expect(run(...args.filter((arg) => arg !== undefined))).rejects.toThrow(UsageError);
    },
  );
});
