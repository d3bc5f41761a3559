import { beforeEach, describe, expect, it } from 'vitest';
import { editSettingsSchema } from '~/schemas/learner-settings';
import { userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { buildAttempt } from '~prisma/factories/attempt';
import { createLearner } from '~prisma/factories/learner';
import { createUnit } from '~prisma/factories/unit';
import { saveAttempts } from '../lesson/save-attempts';
import { editSettings } from '../spaced-repetition/edit-settings';
import { getLearnerSettings } from '../spaced-repetition/learner-settings';
import { getWeek } from './practice-week';
import { getProgressReport } from './progress-report';

const db = await testDatabase();
beforeEach(() => resetDatabase(db));

async function createPractisingLearner() {
  const ctx = userContext(db, await createLearner(db));
  const unit = await createUnit(db, { level: 'A2' });
  const practise = (count = 1) =>
    saveAttempts({
      ctx,
      input: {
        attempts: unit.items.slice(0, count).map((item) =>
          buildAttempt(item, {
            madeAt: ctx.now(),
            spokenMs: 30_000,
            words: [
              {
                text: 'tea',
                score: 80,
                status: 'said',
                sounds: [
                  { target: 'T', heard: null, score: 30 },
                  { target: 'IY', heard: null, score: 90 },
                ],
              },
            ],
          }),
        ),
      },
    });
  return { ctx, unit, practise };
}

describe('The practice week', () => {
  it('The practice week counts days of Taipei, freezes the streak for one missed day, and measures the goal', async () => {
    const { ctx, practise } = await createPractisingLearner();
    ctx.clock.set('2026-11-16T15:00:00Z'); // Monday, 23:00 in Taipei
    await practise();
    ctx.clock.set('2026-11-16T17:00:00Z'); // Tuesday, 01:00
    await practise();
    ctx.clock.set('2026-11-19T04:00:00Z'); // Thursday
    await practise();
    const week = await getWeek({ ctx });
    expect(week).toMatchObject({
      today: '2026-11-19',
      goal: { kind: 'DAYS', amount: 4, done: 3, share: 0.75, met: false },
      streak: { length: 3, best: 3, practisedToday: true, freezeLeft: false },
    });
    expect(
      week.days.map(({ practised, frozen }) => (practised ? 'x' : frozen ? 'f' : '-')),
    ).toEqual(['x', 'x', 'f', 'x', '-', '-', '-']);
  });

  it('The practice week of a new user is empty, and visitors have no progress at all', async () => {
    const { ctx } = await createPractisingLearner();
    expect(await getWeek({ ctx })).toMatchObject({ streak: { length: 0 }, goal: { done: 0 } });
    const visiting = visitorContext(db);
    for (const query of [getWeek, getProgressReport, getLearnerSettings])
      await expect(query({ ctx: visiting })).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
  });
});

describe('The progress report', () => {
  it('The progress report sums minutes by week, words by level and lemma, and sounds over time', async () => {
    const { ctx, practise } = await createPractisingLearner();
    await practise(10);
    ctx.clock.advance({ days: 42 });
    await practise(10);
    const { weeks, words, sounds } = await getProgressReport({ ctx });
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)).toMatchObject({ attempts: 10, spokenMs: 300_000, days: 1 });
    expect(weeks.at(-7)).toMatchObject({ attempts: 10, spokenMs: 300_000, days: 1 });
    // All ten items teach the same lemma.
    expect(words.map(({ level, firm, growing, fresh }) => [level, firm + growing + fresh])).toEqual(
      [
        ['A2', 1],
        ['B1', 0],
        ['B2', 0],
      ],
    );
    expect(sounds).toEqual([
      {
        sound: 'T',
        now: { said: 10, clear: 0 },
        before: { said: 10, clear: 0 },
        heard: [{ sound: '', count: 10 }],
      },
      { sound: 'IY', now: { said: 10, clear: 1 }, before: { said: 10, clear: 1 }, heard: [] },
    ]);
  });
});

describe('Learner settings', () => {
  it('Concurrent edits of different learner settings are both applied', async () => {
    const { ctx } = await createPractisingLearner();
    await Promise.all([
      editSettings({ ctx, input: { leniency: 'STRICT' } }),
      editSettings({ ctx, input: { goal: { kind: 'MINUTES', amount: 20 } } }),
    ]);
    expect(await getLearnerSettings({ ctx })).toEqual({
      leniency: 'STRICT',
      keyMap: {},
      goal: { kind: 'MINUTES', amount: 20 },
      dailyReviews: 40,
    });
    const visiting = editSettings({ ctx: visitorContext(db), input: { leniency: 'STRICT' } });
    await expect(visiting).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
  });

  it('Learner settings reject a goal of eight days a week and a thousand cards a day', () => {
    const invalid = [{ goal: { kind: 'DAYS', amount: 8 } }, { dailyReviews: 1000 }];
    for (const input of invalid) expect(editSettingsSchema.safeParse(input).success).toBe(false);
  });
});
