import { beforeEach, describe, expect, it } from 'vitest';
import { adoptLevelSchema } from '~/schemas/learner-settings';
import { userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { adoptLevel } from './adopt-level';
import { editSettings } from './edit-settings';
import { getLearnerSettings } from './learner-settings';

const db = await testDatabase();
beforeEach(() => resetDatabase(db));

async function openAccount() {
  const learner = await createLearner(db);
  return { ctx: userContext(db, learner), account: learner.email };
}

describe('A level that was placed on a device', () => {
  it('A placed level becomes the level of an account that has none, and is not asked for again', async () => {
    const { ctx, account } = await openAccount();
    const settings = await adoptLevel({ ctx, input: { level: 'A2', account } });
    expect(settings).toMatchObject({ level: 'A2', asked: ['LEVEL'], dailyReviews: 40 });
    expect(await getLearnerSettings({ ctx })).toEqual(settings);
  });

  it.each([
    ['a chosen level', { level: 'B2' }, 'B2'],
    ['the choice to go by results', { level: null }, null],
    ['a skipped question', { skipped: ['LEVEL'] }, null],
  ] as const)('A placed level leaves %s of the account as it is', async (_, choice, level) => {
    const { ctx, account } = await openAccount();
    await editSettings({
      ctx,
      input: { ...choice, skipped: [...('skipped' in choice ? choice.skipped : [])] },
    });
    await adoptLevel({ ctx, input: { level: 'A2', account } });
    expect(await getLearnerSettings({ ctx })).toMatchObject({ level, asked: ['LEVEL'] });
  });

  it('The account gets the level of one of two concurrent tabs, and both tabs receive it', async () => {
    const { ctx, account } = await openAccount();
    const tabs = await Promise.all(
      (['A2', 'B2'] as const).map((level) => adoptLevel({ ctx, input: { level, account } })),
    );
    const { level, asked } = await getLearnerSettings({ ctx });
    expect(['A2', 'B2']).toContain(level);
    expect(tabs.map((settings) => settings.level)).toEqual([level, level]);
    expect(asked).toEqual(['LEVEL']);
  });

  it('A level that is chosen while a placed one arrives is the account’s in the end', async () => {
    for (let round = 0; round < 5; round++) {
      const { ctx, account } = await openAccount();
      await Promise.all([
        adoptLevel({ ctx, input: { level: 'A2', account } }),
        editSettings({ ctx, input: { level: 'B2' } }),
      ]);
      expect((await getLearnerSettings({ ctx })).level).toBe('B2');
    }
  });

  it('A placed level is rejected for a visitor, for another account than the one logged in, and outside of the levels', async () => {
    const { ctx } = await openAccount();
    const other = await openAccount();
    const visiting = adoptLevel({ ctx: visitorContext(db), input: { level: 'A2' } });
    await expect(visiting).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    const foreign = adoptLevel({ ctx, input: { level: 'A2', account: other.account } });
    await expect(foreign).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await db.learnerSettings.count()).toBe(0);
    for (const level of ['C1', '', null])
      expect(adoptLevelSchema.safeParse({ level }).success).toBe(false);
  });
});
