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
const run = (...words: string[]) => runActivityCommand(systemContext(db, { clock }), words);

describe('npm run activity', () => {
  it('lists, shows who comes, and checks in once', async () => {
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

  it('says when nobody of that address has a seat', async () => {
    const { slug } = await createActivity(db);
    const unknownAccount = run('check-in', slug, 'nobody@shuoyi.example');
    await expect(unknownAccount).rejects.toMatchObject({ code: 'REGISTRATION_NOT_FOUND' });
  });

  it.each([[], ['check-in'], ['check-in', 'a-talk'], ['check-in', 'a-talk', 'ming'], ['people']])(
    'shows how it is used: %s %s %s',
    async (...words) => {
      await expect(run(...words.filter((word) => word !== undefined))).rejects.toThrow(UsageError);
    },
  );
});
