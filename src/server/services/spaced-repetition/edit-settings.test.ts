import { beforeEach, describe, expect, it } from 'vitest';
import { editSettingsSchema } from '~/schemas/learner-settings';
import { userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { createReminderToken } from '../reminder/reminder-token';
import { stopReminders } from '../reminder/stop-reminders';
import { editSettings } from './edit-settings';
import { getLearnerSettings } from './learner-settings';

const db = await testDatabase();
beforeEach(() => resetDatabase(db));

describe('Learner settings', () => {
  it('Two hours of a reminder that are chosen at once leave one of them, and what else was changed', async () => {
    const ctx = userContext(db, await createLearner(db));
    const answers = await Promise.all([
      editSettings({ ctx, input: { reminderHour: 7, minutes: 20 } }),
      editSettings({ ctx, input: { reminderHour: 21, level: 'A2' } }),
    ]);
    const settings = await getLearnerSettings({ ctx });
    expect(settings).toMatchObject({ minutes: 20, level: 'A2' });
    expect([7, 21]).toContain(settings.reminderHour);
    expect(answers).toContainEqual(settings);
  });

  it('An hour that is chosen while another device takes it back is kept or gone, never half of each', async () => {
    const ctx = userContext(db, await createLearner(db));
    await editSettings({ ctx, input: { reminderHour: 7 } });
    const answers = await Promise.all([
      editSettings({ ctx, input: { reminderHour: 21 } }),
      editSettings({ ctx, input: { reminderHour: null } }),
    ]);
    expect(answers.map(({ reminderHour }) => reminderHour)).toEqual([21, null]);
    const row = await db.learnerSettings.findFirstOrThrow();
    expect([21, null]).toContain(row.reminderHour);
    expect(row).toMatchObject({ reminderSetAt: ctx.now(), remindersStoppedAt: null });
  });

  it('An hour that is chosen while a mailed link stops the reminders is kept, and counts unless the stop came last', async () => {
    const learner = await createLearner(db);
    const ctx = userContext(db, learner);
    await editSettings({ ctx, input: { reminderHour: 7 } });
    const token = createReminderToken(learner.id);
    await Promise.all([
      editSettings({ ctx, input: { reminderHour: 21 } }),
      stopReminders({ ctx: visitorContext(db), input: { token } }),
    ]);
    const row = await db.learnerSettings.findFirstOrThrow();
    expect(row.reminderHour).toBe(21);
    const shown = (await getLearnerSettings({ ctx })).reminderHour;
    expect(shown).toBe(row.remindersStoppedAt ? null : 21);
  });

  it('Questions that are answered on one device and skipped on another at once all count as asked', async () => {
    const ctx = userContext(db, await createLearner(db));
    await Promise.all([
      editSettings({ ctx, input: { reminderHour: null } }),
      editSettings({ ctx, input: { goal: { kind: 'DAYS', amount: 3 } } }),
      editSettings({ ctx, input: { skipped: ['LEVEL', 'HOUR'] } }),
    ]);
    const { asked, level, goal } = await getLearnerSettings({ ctx });
    expect([...asked].sort()).toEqual(['GOAL', 'HOUR', 'LEVEL']);
    expect({ level, goal }).toEqual({ level: null, goal: { kind: 'DAYS', amount: 3 } });
  });

  it('A skipped question changes no setting, and another setting asks and answers nothing', async () => {
    const ctx = userContext(db, await createLearner(db));
    await editSettings({ ctx, input: { level: 'B2', reminderHour: 8 } });
    await editSettings({ ctx, input: { skipped: ['LEVEL', 'HOUR'] } });
    const settings = await editSettings({ ctx, input: { minutes: 5 } });
    expect(settings).toMatchObject({ level: 'B2', reminderHour: 8, asked: ['LEVEL', 'HOUR'] });
  });

  it('An unknown question cannot be skipped', () => {
    for (const skipped of [['AGE'], 'LEVEL', ['LEVEL', 'GOAL', 'HOUR', 'LEVEL']])
      expect(editSettingsSchema.safeParse({ skipped }).success).toBe(false);
  });
});
