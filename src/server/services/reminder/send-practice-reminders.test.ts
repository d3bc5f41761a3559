import { beforeEach, describe, expect, it } from 'vitest';
import { dayToDate } from '~/domain/day';
import { createTestClock, systemContext, type TestContext, userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner, createMember, type Learner } from '~prisma/factories/learner';
import { createUnit } from '~prisma/factories/unit';
import { deliverBulkMail } from '../mail/deliver-mail';
import { getNextSteps, getNextStepsOfMany } from '../next-step/get-next-steps';
import { editSettings } from '../spaced-repetition/edit-settings';
import { createReminderToken } from './reminder-token';
import { resumeReminders } from './resume-reminders';
import { sendPracticeReminders } from './send-practice-reminders';
import { stopReminders } from './stop-reminders';

const db = await testDatabase();
beforeEach(async () => {
  await resetDatabase(db);
  await createUnit(db, { slug: 'tea' });
});

type TestClock = ReturnType<typeof createTestClock>;

const emails = () =>
  db.outboxMessage.findMany({
    orderBy: { createdAt: 'asc' },
    select: { template: true, recipient: true, language: true, payload: true },
  });

/** A learner who chose 20:00 on the evening before, and a worker at 20:00. */
async function chooseHour(overrides: Parameters<typeof createLearner>[1] = {}) {
  const clock = createTestClock('2026-11-20T13:00:00Z');
  const learner = await createLearner(db, overrides);
  await choose(learner, 20, clock);
  clock.set('2026-11-21T12:00:00Z');
  return { learner, clock, ctx: systemContext(db, { clock }) };
}

const choose = (learner: Learner, reminderHour: number | null, clock = createTestClock()) =>
  editSettings({ ctx: userContext(db, learner, { clock }), input: { reminderHour } });

describe('A reminder to practise', () => {
  it('The reminder is mailed once a day at the chosen hour, with several workers, and says the same as the screens', async () => {
    const { learner, clock, ctx } = await chooseHour({ language: 'en' });
    const runFiveWorkers = () =>
      Promise.all([1, 2, 3, 4, 5].map(() => sendPracticeReminders({ ctx })));
    clock.set('2026-11-21T11:59:59Z');
    expect(await runFiveWorkers()).toEqual([0, 0, 0, 0, 0]);
    clock.set('2026-11-21T12:00:00Z');
    const counts = await runFiveWorkers();
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    const next = await getNextSteps({ ctx: userContext(db, learner, { clock }), input: {} });
    expect(await emails()).toMatchObject([
      {
        template: 'practice-reminder',
        recipient: learner.email,
        language: 'en',
        payload: { name: learner.name, hour: 20, step: next.steps[0], minutes: next.minutes },
      },
    ]);
    clock.advance({ hours: 1 });
    expect(await sendPracticeReminders({ ctx })).toBe(0);
    clock.set('2026-11-22T12:00:00Z');
    await runFiveWorkers();
    expect(await emails()).toHaveLength(2);
  });

  it('No reminder is mailed on a day with practice', async () => {
    const { learner, clock, ctx } = await chooseHour();
    const practised = { userId: learner.id, day: dayToDate('2026-11-21'), attempts: 1 };
    await db.practiceDay.create({ data: practised });
    expect(await sendPracticeReminders({ ctx })).toBe(0);
    clock.set('2026-11-22T12:00:00Z');
    expect(await sendPracticeReminders({ ctx })).toBe(1);
  });

  it.each([
    ['disabled', { disabledAt: new Date('2026-11-20') }],
    ['anonymised', { anonymisedAt: new Date('2026-11-20') }],
    ['to be deleted', { deletionDueAt: new Date('2026-12-01') }],
    ['not verified', { emailVerifiedAt: null }],
  ])('No reminder is mailed to an account that is %s', async (_, overrides) => {
    const { ctx } = await chooseHour(overrides);
    expect(await sendPracticeReminders({ ctx })).toBe(0);
    expect(await emails()).toEqual([]);
  });

  it('No reminder is mailed to a learner who chose none, or who chose after the hour had begun', async () => {
    const { learner, clock, ctx } = await chooseHour();
    await choose(learner, null, clock);
    expect(await sendPracticeReminders({ ctx })).toBe(0);
    clock.advance({ minutes: 5 });
    await choose(learner, 20, clock);
    expect(await sendPracticeReminders({ ctx })).toBe(0);
    clock.advance({ days: 1 });
    expect(await sendPracticeReminders({ ctx })).toBe(1);
  });

  it('A reminder that has not left is withdrawn when its learner chooses none', async () => {
    const { learner, clock, ctx } = await chooseHour();
    await sendPracticeReminders({ ctx });
    await choose(learner, null, clock);
    expect(await emails()).toEqual([]);
  });
});

describe('Reminders in sets', () => {
  it('Each of more accounts than a set has is reminded once, with two workers', async () => {
    const clock = createTestClock('2026-11-20T13:00:00Z');
    const chosen = { reminderHour: 20, reminderSetAt: clock.now() };
    const users = Array.from({ length: 450 }, (_, index) => ({
      email: `set-${index}@shuoyi.example`,
      name: '林小譯',
      passwordHash: 'x',
      emailVerifiedAt: clock.now(),
      termsVersion: '2026-11-21',
      termsAcceptedAt: clock.now(),
    }));
    const rows = await db.user.createManyAndReturn({ data: users, select: { id: true } });
    await db.learnerSettings.createMany({
      data: rows.map(({ id: userId }) => ({ userId, ...chosen })),
    });
    clock.set('2026-11-21T12:00:00Z');
    const ctx = systemContext(db, { clock });
    const counts = await Promise.all([1, 2].map(() => sendPracticeReminders({ ctx })));
    expect(counts.reduce((sum, count) => sum + count)).toBe(450);
    const mails = await db.outboxMessage.findMany();
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(450);
    expect(mails.every(({ lane }) => lane === 'BULK')).toBe(true);
    expect(mails[0]?.dropAfter).toEqual(new Date('2026-11-21T15:00:00Z'));
  });

  it('A set says the same of each account as the screens do', async () => {
    const { ctx, clock, learner } = await chooseHour();
    const member = await createMember(db, { days: 30 });
    const input = [learner.id, member.id];
    const many = await getNextStepsOfMany({ ctx, input });
    for (const one of [learner, member])
      expect(many.get(one.id)).toEqual(
        await getNextSteps({ ctx: userContext(db, one, { clock }), input: {} }),
      );
  });
});

describe('A reminder that leaves', () => {
  const waiting = async () => {
    const scene = await chooseHour();
    await sendPracticeReminders({ ctx: scene.ctx });
    await db.outboxMessage.updateMany({ data: { nextTryAt: scene.clock.now() } });
    return scene;
  };
  const leave = async (ctx: TestContext) => {
    const left: string[] = [];
    const transport = { send: async ({ to }: { to: string }) => void left.push(to) };
    await deliverBulkMail({ ctx, input: { transport, most: 10 } });
    return left;
  };

  it('A reminder leaves when nothing has changed since it was written', async () => {
    const { ctx, learner } = await waiting();
    expect(await leave(ctx)).toEqual([learner.email]);
    expect(await db.outboxMessage.count({ where: { status: 'SENT' } })).toBe(1);
  });

  it.each<[string, (learner: Learner, clock: TestClock) => Promise<unknown>]>([
    [
      'practised meanwhile',
      (learner) =>
        db.practiceDay.create({
          data: { userId: learner.id, day: dayToDate('2026-11-21'), attempts: 1 },
        }),
    ],
    [
      'stopped them on another way',
      (learner, clock) =>
        db.learnerSettings.update({
          where: { userId: learner.id },
          data: { remindersStoppedAt: clock.now() },
        }),
    ],
    [
      'has chosen no hour',
      (learner) =>
        db.learnerSettings.update({ where: { userId: learner.id }, data: { reminderHour: null } }),
    ],
    [
      'is disabled',
      (learner, clock) =>
        db.user.update({ where: { id: learner.id }, data: { disabledAt: clock.now() } }),
    ],
    [
      'is about to be deleted',
      (learner, clock) =>
        db.user.update({ where: { id: learner.id }, data: { deletionDueAt: clock.now() } }),
    ],
    ['is gone', (learner) => db.user.delete({ where: { id: learner.id } })],
    ['waited for three hours', async (_, clock) => clock.advance({ hours: 3 })],
  ])('A reminder is dropped when its account %s', async (_, change) => {
    const { ctx, clock, learner } = await waiting();
    await change(learner, clock);
    expect(await leave(ctx)).toEqual([]);
    expect(await db.outboxMessage.count()).toBe(0);
  });
});

describe('The stop of reminders', () => {
  it('After a stop no reminder is mailed until it is undone, and one that has not left is withdrawn', async () => {
    const { learner, clock, ctx } = await chooseHour();
    const input = { token: createReminderToken(learner.id) };
    await sendPracticeReminders({ ctx });
    await stopReminders({ ctx, input });
    await stopReminders({ ctx, input });
    expect(await emails()).toEqual([]);
    clock.advance({ days: 1 });
    expect(await sendPracticeReminders({ ctx })).toBe(0);
    expect(await resumeReminders({ ctx, input })).toBe(20);
    expect(await sendPracticeReminders({ ctx })).toBe(1);
  });

  it('A stop that comes together with the workers leaves no reminder behind', async () => {
    const { learner, ctx } = await chooseHour();
    const input = { token: createReminderToken(learner.id) };
    await Promise.all([
      sendPracticeReminders({ ctx }),
      stopReminders({ ctx, input }),
      sendPracticeReminders({ ctx }),
      stopReminders({ ctx, input }),
    ]);
    expect(await emails()).toEqual([]);
  });

  it('A stop changes no other account, and choosing an hour in the profile starts the reminders again', async () => {
    const { learner, clock, ctx } = await chooseHour();
    const other = await createLearner(db);
    await choose(other, 20, createTestClock('2026-11-20T13:00:00Z'));
    await stopReminders({ ctx, input: { token: createReminderToken(learner.id) } });
    expect(await sendPracticeReminders({ ctx })).toBe(1);
    expect(await emails()).toMatchObject([{ recipient: other.email }]);
    const shown = await editSettings({
      ctx: userContext(db, learner, { clock }),
      input: { minutes: 10 },
    });
    expect(shown.reminderHour).toBeNull();
    expect((await choose(learner, 21, clock)).reminderHour).toBe(21);
    clock.advance({ hours: 1 });
    expect(await sendPracticeReminders({ ctx })).toBe(1);
  });

  it('A token that is not ours is refused, and one of an erased account does nothing', async () => {
    const { learner, ctx } = await chooseHour();
    const token = createReminderToken(learner.id);
    // The last character of a token may carry no bits, whereas the first one carries six.
    const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    for (const forged of ['', 'a'.repeat(100), changed, learner.id])
      for (const verb of [stopReminders, resumeReminders])
        await expect(verb({ ctx, input: { token: forged } })).rejects.toMatchObject({
          code: 'LINK_INVALID',
        });
    expect(await sendPracticeReminders({ ctx })).toBe(1);
    const gone = createReminderToken('01980000-0000-7000-8000-000000000001');
    await stopReminders({ ctx, input: { token: gone } });
    expect(await resumeReminders({ ctx, input: { token: gone } })).toBeNull();
  });
});
