import { beforeEach, describe, expect, it } from 'vitest';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { buildAttempt } from '~prisma/factories/attempt';
import { createLearner } from '~prisma/factories/learner';
import { createUnit } from '~prisma/factories/unit';
import { deferSpeaking } from '../review/defer-speaking';
import { openLesson } from './open-lesson';
import { getMyUnitsOverview, getUnitProgress, listMyUnits } from './queries';
import { removeEnrolment } from './remove-enrolment';
import { saveAttempts } from './save-attempts';
import { saveProgress } from './save-progress';

const db = await testDatabase();
const listAll = async (ctx: TestContext) =>
  (await listMyUnits({ ctx, input: { filter: 'all' } })).rows;
const progressAt = (currentIndex: number, agoMs = 0, finished = false) => ({
  slug: 'free',
  currentIndex,
  agoMs,
  finished,
});

async function createLearnerContext() {
  const ctx = userContext(db, await createLearner(db));
  return { ctx, unit: await createUnit(db, { slug: 'free' }) };
}

describe('Progress in a unit', () => {
  beforeEach(() => resetDatabase(db));

  it('Progress in a unit is where the next device resumes', async () => {
    const { ctx } = await createLearnerContext();
    await openLesson({ ctx, input: { slug: 'free' } });
    await saveProgress({ ctx, input: progressAt(7) });
    expect((await openLesson({ ctx, input: { slug: 'free' } })).currentIndex).toBe(7);
  });

  it('Progress in a unit is ordered by when it happened, not by when it arrived', async () => {
    const { ctx } = await createLearnerContext();
    await saveProgress({ ctx, input: progressAt(3) });
    ctx.clock.advance({ minutes: 10 });
    await saveProgress({ ctx, input: progressAt(9) });
    const late = await saveProgress({ ctx, input: progressAt(5, 5 * 60_000) });
    expect(late.currentIndex).toBe(9);
  });

  it('Progress is saved although the previous report arrives later', async () => {
    const { ctx } = await createLearnerContext();
    await saveProgress({ ctx, input: progressAt(1) });
    // The request is sent at once and takes eight seconds; the next item is reached after one.
    ctx.clock.advance({ seconds: 8 });
    await saveProgress({ ctx, input: progressAt(2) });
    const next = await saveProgress({ ctx, input: progressAt(3, 7000) });
    expect(next.currentIndex).toBe(3);
  });

  it('Progress made as a visitor counts even if the unit was opened in the account just before', async () => {
    const { ctx } = await createLearnerContext();
    await openLesson({ ctx, input: { slug: 'free' } });
    await saveProgress({ ctx, input: progressAt(12, 24 * 3600_000) });
    expect((await openLesson({ ctx, input: { slug: 'free' } })).currentIndex).toBe(12);
  });

  it('The longest time spent today in a unit is carried over to another device', async () => {
    const { ctx } = await createLearnerContext();
    const spentToday = async () => (await openLesson({ ctx, input: { slug: 'free' } })).spentMs;
    expect(await spentToday()).toBe(0);
    await saveProgress({ ctx, input: { ...progressAt(3), spentMs: 400_000 } });
    await saveProgress({ ctx, input: { ...progressAt(4), spentMs: 90_000 } });
    await saveProgress({ ctx, input: progressAt(5) });
    expect(await spentToday()).toBe(400_000);
    const yesterday = { ...progressAt(5, 24 * 3600_000), spentMs: 500_000 };
    await saveProgress({ ctx, input: yesterday });
    expect(await spentToday()).toBe(400_000);
    await saveProgress({ ctx, input: progressAt(20, 0, true) });
    expect(await spentToday()).toBe(0);
    await saveProgress({ ctx, input: { ...progressAt(6), spentMs: 1000 } });
    ctx.clock.advance({ days: 1 });
    expect(await spentToday()).toBe(0);
  });

  it('A unit is completed by the attempt at its last item, wherever the learner stops, and begins anew', async () => {
    const { ctx, unit } = await createLearnerContext();
    const attempts = unit.items.map((item) => buildAttempt(item, { madeAt: ctx.now() }));
    await saveAttempts({ ctx, input: { attempts: attempts.filter((_, index) => index !== 7) } });
    await saveProgress({ ctx, input: progressAt(7) });
    expect((await openLesson({ ctx, input: { slug: 'free' } })).completedAt).toBeNull();
    ctx.clock.advance({ minutes: 1 });
    const last = { ...attempts[7]!, madeAt: ctx.now() };
    await saveAttempts({ ctx, input: { attempts: [last] } });
    const lesson = await openLesson({ ctx, input: { slug: 'free' } });
    expect(lesson).toMatchObject({ completedAt: last.madeAt, currentIndex: 0 });
    expect(await listMyUnits({ ctx, input: { filter: 'open' } })).toMatchObject({ rows: [] });
    expect((await getUnitProgress({ ctx })).get('free')).toMatchObject({ completed: true });
    // The position of that item arrives late.
    ctx.clock.advance({ minutes: 1 });
    const late = await saveProgress({ ctx, input: progressAt(7, 2 * 60_000) });
    expect(late).toEqual({ currentIndex: 0, remaining: 0, completedAt: last.madeAt });
    expect((await saveProgress({ ctx, input: progressAt(3) })).currentIndex).toBe(3);
  });

  it('A unit of an earlier release, which was tried to its end and not completed, is completed on every screen', async () => {
    const { ctx, unit } = await createLearnerContext();
    await saveAttempts({
      ctx,
      input: { attempts: unit.items.map((item) => buildAttempt(item)) },
    });
    const stopped = new Date(ctx.now());
    await db.enrolment.updateMany({
      data: { completedAt: null, currentIndex: 18, lastActiveAt: stopped },
    });
    ctx.clock.advance({ days: 3 });
    expect(await listAll(ctx)).toMatchObject([{ triedItems: 20, completedAt: stopped }]);
    expect((await listMyUnits({ ctx, input: { filter: 'open' } })).rows).toEqual([]);
    expect((await listMyUnits({ ctx, input: { filter: 'done' } })).rows).toHaveLength(1);
    expect(await getMyUnitsOverview({ ctx })).toMatchObject({ open: 0, done: 1 });
    expect((await getUnitProgress({ ctx })).get('free')).toMatchObject({ completed: true });
    expect((await openLesson({ ctx, input: { slug: 'free' } })).completedAt).toEqual(stopped);
    // Its first report stores the time at which it had been tried, which is not today.
    const { completedAt } = await saveProgress({ ctx, input: progressAt(1) });
    expect(completedAt).toEqual(stopped);
  });

  it('A unit is completed only when every item was tried; otherwise progress returns to the first untried item', async () => {
    const { ctx, unit } = await createLearnerContext();
    const attempts = unit.items.map((item) => buildAttempt(item));
    await saveAttempts({ ctx, input: { attempts: attempts.filter((_, index) => index !== 4) } });
    const first = await saveProgress({ ctx, input: progressAt(20, 0, true) });
    expect(first).toEqual({ currentIndex: 4, remaining: 1, completedAt: null });
    await saveAttempts({ ctx, input: { attempts } });
    const second = await saveProgress({ ctx, input: progressAt(20, 0, true) });
    const completedAt = attempts[4]!.madeAt;
    expect(second).toEqual({ currentIndex: 0, remaining: 0, completedAt });
    ctx.clock.advance({ days: 1 });
    const again = await saveProgress({ ctx, input: progressAt(20, 0, true) });
    expect(again.completedAt).toEqual(second.completedAt);
  });

  it('Progress of a visitor and in an unknown unit is rejected', async () => {
    const { ctx } = await createLearnerContext();
    const visiting = saveProgress({ ctx: visitorContext(db), input: progressAt(1) });
    await expect(visiting).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    const unknown = saveProgress({ ctx, input: { ...progressAt(1), slug: 'nothing' } });
    await expect(unknown).rejects.toMatchObject({ code: 'UNIT_NOT_FOUND' });
  });

  it('Progress, attempts and deferred items of a device are rejected for another account', async () => {
    const { ctx, unit } = await createLearnerContext();
    const mine = { account: (await db.user.findFirstOrThrow()).email };
    const other = { account: 'somebody.else@example.com' };
    const attempts = [buildAttempt(unit.items[0]!)];
    const itemId = unit.items[1]!.id;
    const requests = (account: { account: string }) => [
      () => saveProgress({ ctx, input: { ...progressAt(4), ...account } }),
      () => saveAttempts({ ctx, input: { attempts, ...account } }),
      () => deferSpeaking({ ctx, input: { itemId, ...account } }),
    ];
    for (const send of requests(other))
      await expect(send()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await db.attempt.count()).toBe(0);
    expect(await db.card.count()).toBe(0);
    for (const send of requests(mine)) await send();
    expect(await db.card.count()).toBe(2);
  });

  it('Progress in a members’ unit requires a membership or an earlier opening', async () => {
    const { ctx } = await createLearnerContext();
    await createUnit(db, { slug: 'closed', access: 'VIP' });
    const saving = saveProgress({ ctx, input: { ...progressAt(1), slug: 'closed' } });
    await expect(saving).rejects.toMatchObject({ code: 'MEMBERSHIP_REQUIRED' });
  });
});

describe('My Learning', () => {
  beforeEach(() => resetDatabase(db));

  it('My Learning counts the tried and passed items of a unit and averages the best scores of its sentences', async () => {
    const { ctx, unit } = await createLearnerContext();
    const [word, one, two] = [unit.items[0]!, unit.items[10]!, unit.items[11]!];
    const again = { score: 40, status: 'again' as const };
    const fail = (item: typeof one) => {
      const words = buildAttempt(item).words.map((word) => ({ ...word, ...again }));
      return buildAttempt(item, { score: 40, passed: false, words });
    };
    const attempts = [buildAttempt(word), fail(one), buildAttempt(one), fail(two)];
    await saveAttempts({ ctx, input: { attempts } });
    const [mine] = await listAll(ctx);
    expect(mine).toMatchObject({ triedItems: 3, passedItems: 2, bestAverage: 60 });
    expect((await openLesson({ ctx, input: { slug: 'free' } })).best).toEqual({
      [word.id]: { score: 80, passed: true },
      [one.id]: { score: 80, passed: true },
      [two.id]: { score: 40, passed: false },
    });
  });

  it('My Learning shows the user’s own units alone', async () => {
    const { ctx, unit } = await createLearnerContext();
    await saveAttempts({ ctx, input: { attempts: [buildAttempt(unit.items[0]!)] } });
    const other = userContext(db, await createLearner(db));
    expect(await listAll(other)).toEqual([]);
    expect(await getUnitProgress({ ctx: other })).toEqual(new Map());
    expect((await openLesson({ ctx: other, input: { slug: 'free' } })).best).toEqual({});
    await expect(listAll(visitorContext(db))).rejects.toMatchObject({
      code: 'LOGIN_USER_REQUIRED',
    });
  });

  it('A unit removed from My Learning returns with its results when it is opened again', async () => {
    const { ctx, unit } = await createLearnerContext();
    await saveAttempts({ ctx, input: { attempts: [buildAttempt(unit.items[0]!)] } });
    await removeEnrolment({ ctx, input: { slug: 'free' } });
    expect(await listAll(ctx)).toEqual([]);
    await openLesson({ ctx, input: { slug: 'free' } });
    expect((await listAll(ctx))[0]).toMatchObject({ triedItems: 1 });
    const unknown = removeEnrolment({ ctx, input: { slug: 'nothing' } });
    await expect(unknown).rejects.toMatchObject({ code: 'UNIT_NOT_FOUND' });
  });
});
