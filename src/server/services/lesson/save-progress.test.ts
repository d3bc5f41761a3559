import { beforeEach, describe, expect, it } from 'vitest';
import { userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { buildAttempt } from '~prisma/factories/attempt';
import { createLearner } from '~prisma/factories/learner';
import { createUnit } from '~prisma/factories/unit';
import { deferSpeaking } from '../review/defer-speaking';
import { openLesson } from './open-lesson';
import { listMyUnits } from './queries';
import { removeEnrolment } from './remove-enrolment';
import { saveAttempts } from './save-attempts';
import { saveProgress } from './save-progress';

const db = await testDatabase();
const at = (currentIndex: number, agoMs = 0, finished = false) => ({
  slug: 'free',
  currentIndex,
  agoMs,
  finished,
});

async function learner() {
  const ctx = userContext(db, await createLearner(db));
  return { ctx, unit: await createUnit(db, { slug: 'free' }) };
}

describe('progress in a unit', () => {
  beforeEach(() => resetDatabase(db));

  it('is where the next device resumes', async () => {
    const { ctx } = await learner();
    await openLesson({ ctx, input: { slug: 'free' } });
    await saveProgress({ ctx, input: at(7) });
    expect((await openLesson({ ctx, input: { slug: 'free' } })).currentIndex).toBe(7);
  });

  it('goes by when it happened, not by when the message came', async () => {
    const { ctx } = await learner();
    await saveProgress({ ctx, input: at(3) });
    ctx.clock.advance({ minutes: 10 });
    await saveProgress({ ctx, input: at(9) });
    const late = await saveProgress({ ctx, input: at(5, 5 * 60_000) });
    expect(late.currentIndex).toBe(9);
  });

  it('of a visitor counts although the unit was opened in the account just before', async () => {
    const { ctx } = await learner();
    await openLesson({ ctx, input: { slug: 'free' } });
    await saveProgress({ ctx, input: at(12, 24 * 3600_000) });
    expect((await openLesson({ ctx, input: { slug: 'free' } })).currentIndex).toBe(12);
  });

  it('carries the time spent today to another device, the longer of two', async () => {
    const { ctx } = await learner();
    const opened = async () => (await openLesson({ ctx, input: { slug: 'free' } })).spentMs;
    expect(await opened()).toBe(0);
    await saveProgress({ ctx, input: { ...at(3), spentMs: 400_000 } });
    await saveProgress({ ctx, input: { ...at(4), spentMs: 90_000 } });
    await saveProgress({ ctx, input: at(5) });
    expect(await opened()).toBe(400_000);
    const yesterday = { ...at(5, 24 * 3600_000), spentMs: 500_000 };
    await saveProgress({ ctx, input: yesterday });
    expect(await opened()).toBe(400_000);
    await saveProgress({ ctx, input: at(20, 0, true) });
    expect(await opened()).toBe(0);
    await saveProgress({ ctx, input: { ...at(6), spentMs: 1000 } });
    ctx.clock.advance({ days: 1 });
    expect(await opened()).toBe(0);
  });

  it('completes only when every item has been tried, and says where the gap is', async () => {
    const { ctx, unit } = await learner();
    const attempts = unit.items.map((item) => buildAttempt(item));
    await saveAttempts({ ctx, input: { attempts: attempts.filter((_, index) => index !== 4) } });
    const first = await saveProgress({ ctx, input: at(20, 0, true) });
    expect(first).toEqual({ currentIndex: 4, remaining: 1, completedAt: null });
    await saveAttempts({ ctx, input: { attempts } });
    const second = await saveProgress({ ctx, input: at(20, 0, true) });
    expect(second).toEqual({ currentIndex: 0, remaining: 0, completedAt: ctx.now() });
    ctx.clock.advance({ days: 1 });
    const again = await saveProgress({ ctx, input: at(20, 0, true) });
    expect(again.completedAt).toEqual(second.completedAt);
  });

  it('is kept for users, and for units that exist', async () => {
    const { ctx } = await learner();
    const visiting = saveProgress({ ctx: visitorContext(db), input: at(1) });
    await expect(visiting).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    const unknown = saveProgress({ ctx, input: { ...at(1), slug: 'nothing' } });
    await expect(unknown).rejects.toMatchObject({ code: 'UNIT_NOT_FOUND' });
  });

  it('and everything else a device keeps goes to no other account than it was made in', async () => {
    const { ctx, unit } = await learner();
    const mine = { account: (await db.user.findFirstOrThrow()).email };
    const other = { account: 'somebody.else@example.com' };
    const attempts = [buildAttempt(unit.items[0]!)];
    const itemId = unit.items[1]!.id;
    const sendings = (account: { account: string }) => [
      () => saveProgress({ ctx, input: { ...at(4), ...account } }),
      () => saveAttempts({ ctx, input: { attempts, ...account } }),
      () => deferSpeaking({ ctx, input: { itemId, ...account } }),
    ];
    for (const send of sendings(other))
      await expect(send()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await db.attempt.count()).toBe(0);
    expect(await db.card.count()).toBe(0);
    for (const send of sendings(mine)) await send();
    expect(await db.card.count()).toBe(2);
  });

  it('in a members-only unit needs a membership or an earlier opening', async () => {
    const { ctx } = await learner();
    await createUnit(db, { slug: 'closed', access: 'VIP' });
    const saving = saveProgress({ ctx, input: { ...at(1), slug: 'closed' } });
    await expect(saving).rejects.toMatchObject({ code: 'MEMBERSHIP_REQUIRED' });
  });
});

describe('my learning', () => {
  beforeEach(() => resetDatabase(db));

  it('counts items tried and passed, and averages the best score of each', async () => {
    const { ctx, unit } = await learner();
    const [one, two] = [unit.items[0]!, unit.items[1]!];
    const poor = { score: 40, status: 'again' as const };
    const attempts = [
      buildAttempt(one, { score: 40, passed: false, words: [{ text: 'tea', ...poor }] }),
      buildAttempt(one),
      buildAttempt(two, { score: 40, passed: false, words: [{ text: 'tea', ...poor }] }),
    ];
    await saveAttempts({ ctx, input: { attempts } });
    const [mine] = await listMyUnits({ ctx });
    expect(mine).toMatchObject({ triedItems: 2, passedItems: 1, bestAverage: 60 });
    expect((await openLesson({ ctx, input: { slug: 'free' } })).best).toEqual({
      [one.id]: { score: 80, passed: true },
      [two.id]: { score: 40, passed: false },
    });
  });

  it('belongs to one person', async () => {
    const { ctx, unit } = await learner();
    await saveAttempts({ ctx, input: { attempts: [buildAttempt(unit.items[0]!)] } });
    const other = userContext(db, await createLearner(db));
    expect(await listMyUnits({ ctx: other })).toEqual([]);
    expect((await openLesson({ ctx: other, input: { slug: 'free' } })).best).toEqual({});
    await expect(listMyUnits({ ctx: visitorContext(db) })).rejects.toMatchObject({
      code: 'LOGIN_USER_REQUIRED',
    });
  });

  it('lets a unit go and brings its results back when it is opened again', async () => {
    const { ctx, unit } = await learner();
    await saveAttempts({ ctx, input: { attempts: [buildAttempt(unit.items[0]!)] } });
    await removeEnrolment({ ctx, input: { slug: 'free' } });
    expect(await listMyUnits({ ctx })).toEqual([]);
    await openLesson({ ctx, input: { slug: 'free' } });
    expect((await listMyUnits({ ctx }))[0]).toMatchObject({ triedItems: 1 });
    const unknown = removeEnrolment({ ctx, input: { slug: 'nothing' } });
    await expect(unknown).rejects.toMatchObject({ code: 'UNIT_NOT_FOUND' });
  });
});
