import { beforeEach, describe, expect, it } from 'vitest';
import { addDaysToDay, dateToDay, taipeiDay } from '~/domain/day';
import { leaveOpenSchema } from '~/schemas/spaced-repetition';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { buildAttempt } from '~prisma/factories/attempt';
import { createLearner } from '~prisma/factories/learner';
import { createUnit } from '~prisma/factories/unit';
import { openLesson } from '../lesson/open-lesson';
import { listMyUnits } from '../lesson/queries';
import { saveAttempts } from '../lesson/save-attempts';
import { saveProgress } from '../lesson/save-progress';
import { markKnown } from '../spaced-repetition/mark-known';
import { leaveOpen } from './leave-open';
import { openReview } from './open-review';
import { reviewCard } from './review-card';

const db = await testDatabase();

async function createScene() {
  const unit = await createUnit(db, { slug: 'free' });
  const ctx = userContext(db, await createLearner(db));
  const item = unit.items[0]!;
  const leave = (over: object = {}) =>
    leaveOpen({ ctx, input: { itemId: item.id, day: taipeiDay(ctx.now()), ...over } });
  return { ctx, unit, item, leave };
}

const dueItems = async (ctx: TestContext) =>
  (await openReview({ ctx, input: {} })).cards.map(({ item }) => item.id);

beforeEach(() => resetDatabase(db));

describe('An item that is left open', () => {
  it('It counts as tried on every screen, and completes its unit as the last item of it', async () => {
    const { ctx, unit, item, leave } = await createScene();
    const attempts = unit.items.slice(1).map((other) => buildAttempt(other));
    await saveAttempts({ ctx, input: { attempts } });
    const open = () => openLesson({ ctx, input: { slug: 'free' } });
    expect(await open()).toMatchObject({ completedAt: null, leftOpen: [] });
    await leave();
    expect(await open()).toMatchObject({ completedAt: ctx.now(), leftOpen: [item.id] });
    expect((await open()).best).not.toHaveProperty(item.id);
    const { rows } = await listMyUnits({ ctx, input: { filter: 'done' } });
    expect(rows).toMatchObject([{ triedItems: 20, passedItems: 19 }]);
  });

  it('It comes back tomorrow, and is neither an attempt nor a day of practice', async () => {
    const { ctx, item, leave } = await createScene();
    await leave();
    expect(await dueItems(ctx)).toEqual([]);
    expect(await db.attempt.count()).toBe(0);
    expect(await db.practiceDay.count()).toBe(0);
    expect(await db.reviewLog.count()).toBe(0);
    ctx.clock.advance({ days: 1 });
    expect(await dueItems(ctx)).toEqual([item.id]);
  });

  it('It counts as tried, so that the unit completes', async () => {
    const { ctx, unit, leave } = await createScene();
    const attempts = unit.items.slice(1).map((other) => buildAttempt(other));
    await saveAttempts({ ctx, input: { attempts } });
    const atEnd = { slug: 'free', currentIndex: 20, agoMs: 0, finished: true };
    expect(await saveProgress({ ctx, input: atEnd })).toMatchObject({ completedAt: null });
    await leave();
    expect(await saveProgress({ ctx, input: atEnd })).toMatchObject({
      remaining: 0,
      completedAt: ctx.now(),
    });
  });

  it('A card that is due today leaves today’s review with the memory that it had, and is due tomorrow', async () => {
    const { ctx, item, leave } = await createScene();
    const words = buildAttempt(item).words.map((word) => ({
      ...word,
      score: 20,
      status: 'again' as const,
    }));
    const failed = buildAttempt(item, { score: 20, passed: false, words });
    await saveAttempts({ ctx, input: { attempts: [failed] } });
    ctx.clock.advance({ days: 1 });
    const before = await db.card.findFirstOrThrow();
    await leave();
    expect(await dueItems(ctx)).toEqual([]);
    const { stability, difficulty, reps, lapses, version } = before;
    const kept = { stability, difficulty, reps, lapses, version };
    expect(await db.card.findFirst()).toMatchObject(kept);
    ctx.clock.advance({ days: 1 });
    expect(await dueItems(ctx)).toEqual([item.id]);
  });

  it('An answer on the same day after all is the review of its card', async () => {
    const { ctx, item, leave } = await createScene();
    const { id: cardId, version } = await leave();
    const attempt = buildAttempt(item, { madeAt: ctx.now() });
    const reviewed = await reviewCard({ ctx, input: { cardId, version, attempt } });
    expect(reviewed.outcome).toBe('reviewed');
    expect(await db.card.findFirst()).toMatchObject({ buriedUntil: null, attempts: 1 });
  });

  it('A card that is due later comes back tomorrow, and a known one does not', async () => {
    const { ctx, item, leave } = await createScene();
    await saveAttempts({ ctx, input: { attempts: [buildAttempt(item)] } });
    const { id: cardId } = await leave();
    const tomorrow = await db.card.findFirstOrThrow();
    expect(dateToDay(tomorrow.dueOn)).toBe(addDaysToDay(taipeiDay(ctx.now()), 1));
    await markKnown({ ctx, input: { cardId } });
    await db.card.updateMany({ data: { buriedUntil: null } });
    await leave();
    expect(await db.card.findFirst()).toMatchObject({ buriedUntil: null });
  });

  it('A day that a device reports late counts from that day, and one in the future is today', async () => {
    const { ctx, item, leave } = await createScene();
    await leave({ day: '2026-11-17' });
    expect(await dueItems(ctx)).toEqual([item.id]);
    await leave({ day: '2031-01-01' });
    expect(await dueItems(ctx)).toEqual([]);
    ctx.clock.advance({ days: 1 });
    expect(await dueItems(ctx)).toEqual([item.id]);
  });

  it('The same request twice at once makes one card, also beside an attempt', async () => {
    const { ctx, item, leave } = await createScene();
    const attempts = [buildAttempt(item)];
    await Promise.all([leave(), leave(), saveAttempts({ ctx, input: { attempts } }), leave()]);
    expect(await db.card.count()).toBe(1);
    expect(await db.attempt.count()).toBe(1);
    await leave();
    expect(await db.card.findMany()).toMatchObject([{ attempts: 1, reps: 1 }]);
  });

  it('A visitor, another account, an unknown item and an item of a closed unit are rejected', async () => {
    const { item, leave } = await createScene();
    const input = { itemId: item.id, day: '2026-11-20' };
    await expect(leaveOpen({ ctx: visitorContext(db), input })).rejects.toMatchObject({
      code: 'LOGIN_USER_REQUIRED',
    });
    await expect(leave({ account: 'other@example.com' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(leave({ itemId: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'ITEM_NOT_FOUND',
    });
    const closed = await createUnit(db, { slug: 'closed', access: 'VIP' });
    await expect(leave({ itemId: closed.items[0]!.id })).rejects.toMatchObject({
      code: 'MEMBERSHIP_REQUIRED',
    });
    expect(await db.card.count()).toBe(0);
  });

  it.each([
    { itemId: 'x', day: '2026-11-20' },
    { itemId: crypto.randomUUID(), day: '2026-02-31' },
    { itemId: crypto.randomUUID() },
  ])('Bad input such as %j is refused by the schema', (input) => {
    expect(leaveOpenSchema.safeParse(input).success).toBe(false);
  });
});
