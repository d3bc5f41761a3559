import { beforeEach, describe, expect, it } from 'vitest';
import { dayToDate, getMonday, taipeiDay } from '~/domain/day';
import { editSettingsSchema } from '~/schemas/learner-settings';
import { requireUser } from '~/server/context';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { buildAttempt } from '~prisma/factories/attempt';
import { createLearner } from '~prisma/factories/learner';
import { createUnit } from '~prisma/factories/unit';
import { saveAttempts } from '../lesson/save-attempts';
import { editSettings } from '../spaced-repetition/edit-settings';
import { getLearnerSettings } from '../spaced-repetition/learner-settings';
import { getWeek } from './practice-week';
import { getProgressReport, readProgressReport } from './progress-report';

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
  it('The progress report sums minutes by week, words by level and lemma, and reliable sounds over time', async () => {
    const { ctx, practise } = await createPractisingLearner();
    await practise(10);
    ctx.clock.advance({ days: 42 });
    await practise(10);
    const { weeks, words, sounds } = await readProgressReport(db, {
      user: requireUser(ctx),
      now: ctx.now(),
      reliable: new Set(['IY']),
    });
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
    // /t/ is judged but not reported, because its results are not reliable.
    expect(sounds).toEqual([
      { sound: 'IY', now: { said: 10, clear: 1 }, before: { said: 10, clear: 1 }, heard: [] },
    ]);
  });
});

describe('The improved words', () => {
  it('A word is improved if it did not pass the first time it was said and passed the last time, and is listed once', async () => {
    const ctx = userContext(db, await createLearner(db));
    const unit = await createUnit(db);
    const [tea, umbrella, river, bridge, typed] = unit.items;
    const texts = ['Tea', 'umbrella', 'river', 'bridge', 'typed'];
    for (const [index, item] of [tea, umbrella, river, bridge, typed].entries())
      await db.unitItem.update({ where: { id: item!.id }, data: { text: texts[index]! } });
    const say = (item: typeof tea, passed: boolean, mode: 'SPEAK' | 'TYPE' = 'SPEAK') =>
      saveAttempts({
        ctx,
        input: {
          attempts: [
            buildAttempt(item!, { mode, passed, score: passed ? 90 : 20, madeAt: ctx.now() }),
          ],
        },
      });
    const improved = async () => (await getProgressReport({ ctx })).improved;
    await say(tea, false);
    await say(umbrella, true);
    await say(river, false);
    await say(bridge, false);
    await say(typed, false, 'TYPE');
    expect(await improved()).toEqual([]);
    ctx.clock.set('2026-11-25T17:00:00Z'); // the 26th in Taipei
    await say(tea, true);
    await say(umbrella, true);
    await say(bridge, true);
    await say(typed, true);
    expect((await improved()).map(({ text }) => text).sort()).toEqual(['Tea', 'bridge']);
    ctx.clock.advance({ hours: 1 });
    await say(bridge, false);
    expect(await improved()).toEqual([
      { text: 'Tea', before: '2026-11-21', now: '2026-11-26', attempts: 2 },
    ]);
    const other = userContext(db, await createLearner(db));
    expect((await getProgressReport({ ctx: other })).improved).toEqual([]);
  });
});

describe('Learner settings', () => {
  it('Concurrent edits of different learner settings are both applied', async () => {
    const { ctx } = await createPractisingLearner();
    await Promise.all([
      editSettings({ ctx, input: { leniency: 'STRICT' } }),
      editSettings({ ctx, input: { goal: { kind: 'MINUTES', amount: 20 } } }),
      editSettings({ ctx, input: { reminderHour: 20 } }),
    ]);
    expect(await getLearnerSettings({ ctx })).toEqual({
      leniency: 'STRICT',
      keyMap: {},
      goal: { kind: 'MINUTES', amount: 20 },
      dailyReviews: 40,
      level: null,
      minutes: null,
      reminderHour: 20,
      listening: true,
      asked: expect.arrayContaining(['GOAL', 'HOUR']),
    });
    await Promise.all(
      [7, null, 8].map((reminderHour) => editSettings({ ctx, input: { reminderHour } })),
    );
    expect([7, null, 8]).toContain((await getLearnerSettings({ ctx }))?.reminderHour);
    const visiting = editSettings({ ctx: visitorContext(db), input: { leniency: 'STRICT' } });
    await expect(visiting).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
  });

  it('Learner settings reject an unknown goal, number of cards, level, length and hour', () => {
    const invalid = [
      { goal: { kind: 'DAYS', amount: 8 } },
      { dailyReviews: 1000 },
      { level: 'C2' },
      { minutes: 0 },
      { minutes: 12.5 },
      { reminderHour: 24 },
    ];
    for (const input of invalid) expect(editSettingsSchema.safeParse(input).success).toBe(false);
  });
});

describe('The checkpoint of practice', () => {
  /** The week and the report, computed with the checkpoint and without one. */
  async function readBoth(ctx: TestContext) {
    const read = async () => [await getWeek({ ctx }), await getProgressReport({ ctx })];
    const checkpoints = await db.practiceCheckpoint.findMany();
    const totals = await db.phonemeTotal.findMany();
    const withCheckpoint = await read();
    await db.practiceCheckpoint.deleteMany();
    await db.phonemeTotal.deleteMany();
    const without = await read();
    await db.practiceCheckpoint.createMany({ data: checkpoints });
    await db.phonemeTotal.createMany({ data: totals });
    return { withCheckpoint, without, checkpoints };
  }

  it('The checkpoint changes nothing that a learner sees, through weeks of practice, absence and late results', async () => {
    const { ctx, unit, practise } = await createPractisingLearner();
    const start = new Date('2026-07-06T04:00:00Z'); // a Monday
    const at = (day: number) => new Date(start.getTime() + day * 86_400_000);
    // Four weeks with gaps, a week with two, an absence of three weeks, and six more weeks.
    const days = [
      0, 1, 2, 4, 5, 6, 7, 9, 13, 14, 16, 18, 20, 21, 27, 28, 49, 50, 52, 56, 63, 70, 77,
    ];
    for (const day of days) {
      ctx.clock.set(at(day));
      await practise(9);
      const { withCheckpoint, without, checkpoints } = await readBoth(ctx);
      expect(withCheckpoint).toEqual(without);
      expect(checkpoints[0]?.week).toEqual(dayToDate(getMonday(taipeiDay(at(day)))));
    }
    // A device that was offline sends two old results, so that the checkpoint is recomputed.
    const late = [3, 51].map((day) => buildAttempt(unit.items[10]!, { madeAt: at(day) }));
    await saveAttempts({ ctx, input: { attempts: late } });
    const { withCheckpoint, without, checkpoints } = await readBoth(ctx);
    expect(withCheckpoint).toEqual(without);
    expect(checkpoints[0]?.week).toEqual(dayToDate('2026-09-21'));
    // After weeks without practice the same checkpoint is still used.
    ctx.clock.set(at(100));
    const after = await readBoth(ctx);
    expect(after.withCheckpoint).toEqual(after.without);
  });

  it('The checkpoint of a clock that goes ahead is not used before its week', async () => {
    const { ctx, practise } = await createPractisingLearner();
    ctx.clock.set('2026-11-23T04:00:00Z'); // a Monday
    await practise();
    ctx.clock.set('2026-11-22T04:00:00Z');
    expect((await getWeek({ ctx })).streak).toMatchObject({ length: 0, practisedToday: false });
  });

  it('Practice of one account on two devices at once makes one checkpoint', async () => {
    const { ctx, unit } = await createPractisingLearner();
    const save = (item: number) =>
      saveAttempts({
        ctx,
        input: { attempts: [buildAttempt(unit.items[item]!, { madeAt: ctx.now() })] },
      });
    await Promise.all([save(0), save(1), save(2)]);
    expect(await db.practiceCheckpoint.count()).toBe(1);
  });
});
