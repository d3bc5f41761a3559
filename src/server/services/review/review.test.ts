import { beforeEach, describe, expect, it } from 'vitest';
import { dateToDay, dayToDate } from '~/domain/day';
import type { AttemptInput } from '~/schemas/lesson';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { buildAttempt } from '~prisma/factories/attempt';
import { createLearner, createMember } from '~prisma/factories/learner';
import { createUnit, type UnitWithItems } from '~prisma/factories/unit';
import { openLesson } from '../lesson/open-lesson';
import { saveAttempts } from '../lesson/save-attempts';
import { getLearnerState } from '../next-step/learner-state';
import { buryCard } from '../spaced-repetition/bury-card';
import { planDueCards } from '../spaced-repetition/due-cards';
import { listSuspendedCards } from '../spaced-repetition/list-suspended-cards';
import { markKnown } from '../spaced-repetition/mark-known';
import { restoreCard } from '../spaced-repetition/restore-card';
import { getReviewToday } from '../spaced-repetition/review-today';
import { suspendCard } from '../spaced-repetition/suspend-card';
import { deferSpeaking } from './defer-speaking';
import { openReview } from './open-review';
import { reviewCard } from './review-card';

const db = await testDatabase();

const buildMistake = (item: UnitWithItems['items'][number], over: Partial<AttemptInput> = {}) => {
  const words = buildAttempt(item).words.map((word) => ({
    ...word,
    score: 20,
    status: 'again' as const,
  }));
  return buildAttempt(item, { score: 20, passed: false, words, ...over });
};

/** Creates a learner with `count` mistakes and moves the clock to the next day. */
async function withMistakes(count = 3) {
  const unit = await createUnit(db);
  const ctx = userContext(db, await createLearner(db));
  const items = unit.items.slice(0, count);
  await saveAttempts({ ctx, input: { attempts: items.map((item) => buildMistake(item)) } });
  ctx.clock.advance({ days: 1 });
  return { ctx, unit, items };
}

const openToday = (ctx: TestContext) => openReview({ ctx, input: {} });

async function buildReview(ctx: TestContext, over: Partial<AttemptInput> = {}) {
  const { cards } = await openToday(ctx);
  const card = cards[0]!;
  const attempt = buildAttempt(card.item, { fromMemory: true, madeAt: ctx.now(), ...over });
  return { cardId: card.id, version: card.version, attempt };
}

beforeEach(() => resetDatabase(db));

describe('The plan of a review', () => {
  it('The plan of a review counts days of the last review in Taipei', async () => {
    const { ctx } = await withMistakes(2);
    const [one, two] = await db.card.findMany({ orderBy: { id: 'asc' } });
    const change = (id: string | undefined, at: string) =>
      db.card.update({ where: { id }, data: { lastReviewedAt: new Date(at) } });
    await change(one?.id, '2026-11-20T15:59:59.999Z');
    await change(two?.id, '2026-11-20T16:00:00.000Z');
    const { now } = await planDueCards({ ctx });
    const days = Object.fromEntries(now.map(({ id, memory }) => [id, memory.reviewedOn]));
    expect(days).toEqual({ [one!.id]: '2026-11-20', [two!.id]: '2026-11-21' });
  });

  it('The plan of a review has the day’s numbers when nothing is due', async () => {
    const learner = await createLearner(db);
    const day = dayToDate('2026-11-21');
    await db.practiceDay.create({ data: { userId: learner.id, day, reviews: 3 } });
    const ctx = userContext(db, learner);
    expect(await planDueCards({ ctx })).toMatchObject({ now: [], backlog: 0, share: 40, done: 3 });
    await db.learnerSettings.create({ data: { userId: learner.id, dailyReviews: 10 } });
    expect(await planDueCards({ ctx })).toMatchObject({ share: 10, done: 3 });
    expect(await planDueCards({ ctx, input: true })).toMatchObject({ share: 30 });
  });
});

describe('Attempts and cards', () => {
  it('New items become cards, and mistakes are due tomorrow', async () => {
    const unit = await createUnit(db);
    const ctx = userContext(db, await createLearner(db));
    const [one, two] = [unit.items[0]!, unit.items[1]!];
    await saveAttempts({ ctx, input: { attempts: [buildMistake(one), buildAttempt(two)] } });
    expect((await openToday(ctx)).cards).toEqual([]);
    ctx.clock.advance({ days: 1 });
    expect((await openToday(ctx)).cards.map(({ item }) => item.id)).toEqual([one.id]);
    ctx.clock.advance({ days: 3 });
    expect((await openToday(ctx)).cards).toHaveLength(2);
  });

  it('An attempt sent repeatedly and concurrently counts once', async () => {
    const unit = await createUnit(db);
    const ctx = userContext(db, await createLearner(db));
    const sound = { target: 'T', heard: 'D', score: 20 };
    const words = [
      {
        text: 'tea',
        score: 80,
        status: 'said' as const,
        sounds: [sound, { target: 'IY', heard: null, score: 95 }],
      },
    ];
    const attempts = unit.items
      .slice(0, 4)
      .map((item) => buildAttempt(item, { words, spokenMs: 1500 }));
    const input = { attempts };
    await Promise.all([saveAttempts({ ctx, input }), saveAttempts({ ctx, input })]);
    await saveAttempts({ ctx, input });
    expect(await db.practiceDay.findMany()).toMatchObject([
      { attempts: 4, passed: 4, reviews: 4, spokenMs: 6000 },
    ]);
    const sounds = await db.phonemeStat.findMany({ orderBy: { expected: 'asc' } });
    expect(sounds.map(({ expected, heard, count }) => [expected, heard, count])).toEqual([
      ['IY', 'IY', 4],
      ['T', 'D', 4],
    ]);
    expect(await db.card.count()).toBe(4);
    expect(await db.reviewLog.count()).toBe(4);
  });

  it('Only the first attempt of a day reschedules a card', async () => {
    const { ctx, items } = await withMistakes(1);
    const first = buildMistake(items[0]!, { madeAt: ctx.now() });
    ctx.clock.advance({ minutes: 1 });
    const second = buildAttempt(items[0]!, { madeAt: ctx.now() });
    await saveAttempts({ ctx, input: { attempts: [second, first] } });
    const logs = await db.reviewLog.findMany({ orderBy: { reviewedAt: 'asc' } });
    expect(logs.map(({ grade }) => grade)).toEqual(['AGAIN', 'AGAIN']);
    expect(await db.card.findFirst()).toMatchObject({ attempts: 3, bestScore: 80, reps: 2 });
  });

  it('Attempts beyond the daily limit are rejected as a whole', async () => {
    const unit = await createUnit(db);
    const user = await createLearner(db);
    const ctx = userContext(db, user);
    const day = dayToDate('2026-11-21');
    await db.practiceDay.create({ data: { userId: user.id, day, attempts: 2700 } });
    const saving = saveAttempts({ ctx, input: { attempts: [buildAttempt(unit.items[0]!)] } });
    await expect(saving).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await db.attempt.count()).toBe(0);
  });
});

describe('Reviewing a card', () => {
  it('A review grades the utterance and reschedules the card', async () => {
    const { ctx } = await withMistakes(1);
    const reviewed = await reviewCard({ ctx, input: await buildReview(ctx) });
    expect(reviewed).toMatchObject({ outcome: 'reviewed', grade: 'GOOD', card: { reps: 2 } });
    expect(reviewed.card.dueOn > '2026-11-22').toBe(true);
    expect((await openToday(ctx)).cards).toEqual([]);
    expect(await getReviewToday({ ctx })).toMatchObject({ due: 0, done: 1 });
  });

  it('The items of a lesson are not counted as reviewed, nor by the plan of the day', async () => {
    const { ctx } = await withMistakes(1);
    await reviewCard({ ctx, input: await buildReview(ctx) });
    const unit = await createUnit(db);
    const attempts = unit.items
      .slice(0, 6)
      .map((item) => buildAttempt(item, { madeAt: ctx.now() }));
    await saveAttempts({ ctx, input: { attempts } });
    expect(await getReviewToday({ ctx })).toMatchObject({ done: 1 });
    const userId = ctx.actor.kind === 'user' ? ctx.actor.id : '';
    const state = await getLearnerState({ ctx, input: { userId, scenes: [] } });
    expect(state).toMatchObject({ cards: { reviewed: 1 }, lesson: { items: 6 } });
  });

  it('One of two concurrent reviews of a card counts, and the other is reported as practice', async () => {
    const { ctx } = await withMistakes(1);
    const input = await buildReview(ctx);
    const other = { ...input, attempt: { ...input.attempt, id: crypto.randomUUID() } };
    const results = await Promise.all([
      reviewCard({ ctx, input }),
      reviewCard({ ctx, input: other }),
    ]);
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['practised', 'reviewed']);
    expect(results[0]?.card).toEqual(results[1]?.card);
    expect(await db.reviewLog.count()).toBe(2);
    expect(await db.attempt.count()).toBe(3);
  });

  it('A review sent twice has the same result and counts once', async () => {
    const { ctx } = await withMistakes(1);
    const input = await buildReview(ctx);
    const first = await reviewCard({ ctx, input });
    expect(await reviewCard({ ctx, input })).toEqual(first);
    expect(await db.card.findFirst()).toMatchObject({ reps: 2, attempts: 2 });
  });

  it('A review of another user’s card or with another item is rejected', async () => {
    const { ctx, unit } = await withMistakes(1);
    const input = await buildReview(ctx);
    const otherCtx = userContext(db, await createLearner(db), { clock: ctx.clock });
    const notFound = { code: 'CARD_NOT_FOUND' };
    await expect(reviewCard({ ctx: otherCtx, input })).rejects.toMatchObject(notFound);
    const elsewhere = { ...input, attempt: buildAttempt(unit.items[5]!) };
    await expect(reviewCard({ ctx, input: elsewhere })).rejects.toMatchObject(notFound);
    await expect(reviewCard({ ctx: visitorContext(db), input })).rejects.toMatchObject({
      code: 'LOGIN_USER_REQUIRED',
    });
    const words = input.attempt.words.map((word) => ({ ...word, text: 'cat' }));
    const other = { ...input, attempt: { ...input.attempt, words } };
    await expect(reviewCard({ ctx, input: other })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('Cards learnt as a member can be reviewed after the membership, and new units stay closed', async () => {
    const unit = await createUnit(db, { access: 'VIP' });
    const ctx = userContext(db, await createMember(db));
    await saveAttempts({ ctx, input: { attempts: [buildMistake(unit.items[0]!)] } });
    ctx.clock.advance({ days: 60 });
    const reviewed = await reviewCard({ ctx, input: await buildReview(ctx) });
    expect(reviewed.outcome).toBe('reviewed');
    const opening = openLesson({ ctx, input: { slug: unit.slug } });
    await expect(opening).rejects.toMatchObject({ code: 'MEMBERSHIP_REQUIRED' });
  });

  it('A backlog after an absence is spread over days, with more cards on request', async () => {
    const ctx = userContext(db, await createLearner(db));
    for (let count = 0; count < 5; count++) {
      const unit = await createUnit(db);
      await saveAttempts({
        ctx,
        input: { attempts: unit.items.map((item) => buildMistake(item)) },
      });
    }
    ctx.clock.advance({ days: 50 });
    expect(await getReviewToday({ ctx })).toEqual({
      due: 40,
      unspoken: 0,
      done: 0,
      minutes: 10,
      hasCards: true,
      catchUp: { waiting: 60, days: 2, daysAway: 50 },
      nextDueOn: null,
    });
    const opened = await openToday(ctx);
    expect([opened.cards.length, opened.waiting]).toEqual([40, 60]);
    const attempts = opened.cards.map(({ item }) => buildAttempt(item, { madeAt: ctx.now() }));
    await saveAttempts({ ctx, input: { attempts } });
    expect((await openToday(ctx)).cards).toHaveLength(0);
    expect((await openReview({ ctx, input: { more: true } })).cards).toHaveLength(20);
  });
});

describe('A suspended card', () => {
  it('A suspended, known or buried card is not due until it is restored, and keeps its schedule', async () => {
    const { ctx } = await withMistakes(3);
    const { cards } = await openToday(ctx);
    const [one, two, three] = cards.map(({ id }) => ({ cardId: id }));
    await suspendCard({ ctx, input: one! });
    await markKnown({ ctx, input: two! });
    await buryCard({ ctx, input: three! });
    expect((await openToday(ctx)).cards).toEqual([]);
    expect(
      (await listSuspendedCards({ ctx, input: {} })).rows.map(({ why }) => why).sort(),
    ).toEqual(['KNOWN', 'SUSPENDED']);
    ctx.clock.advance({ days: 1 });
    expect((await openToday(ctx)).cards.map(({ id }) => id)).toEqual([three!.cardId]);
    await restoreCard({ ctx, input: one! });
    await restoreCard({ ctx, input: two! });
    expect((await openToday(ctx)).cards).toHaveLength(3);
    const row = await db.card.findUniqueOrThrow({ where: { id: two!.cardId } });
    expect(dateToDay(row.dueOn)).toBe('2026-11-22');
  });

  it('Marking a card as known invalidates the version open in another tab', async () => {
    const { ctx } = await withMistakes(1);
    const input = await buildReview(ctx);
    await markKnown({ ctx, input: { cardId: input.cardId } });
    expect(await reviewCard({ ctx, input })).toMatchObject({ outcome: 'practised', grade: null });
  });

  it('A card can be suspended, buried and restored by its user alone', async () => {
    const { ctx } = await withMistakes(1);
    const cardId = (await openToday(ctx)).cards[0]!.id;
    const otherCtx = userContext(db, await createLearner(db));
    for (const verb of [suspendCard, markKnown, buryCard, restoreCard]) {
      await expect(verb({ ctx: otherCtx, input: { cardId } })).rejects.toMatchObject({
        code: 'CARD_NOT_FOUND',
      });
      await expect(verb({ ctx: visitorContext(db), input: { cardId } })).rejects.toMatchObject({
        code: 'LOGIN_USER_REQUIRED',
      });
    }
  });
});

describe('An item deferred for speaking', () => {
  it('An item deferred for speaking is due in today’s review once', async () => {
    const unit = await createUnit(db);
    const ctx = userContext(db, await createLearner(db));
    const input = { itemId: unit.items[0]!.id };
    await Promise.all([deferSpeaking({ ctx, input }), deferSpeaking({ ctx, input })]);
    expect((await openToday(ctx)).cards.map(({ item }) => item.id)).toEqual([input.itemId]);
    expect((await reviewCard({ ctx, input: await buildReview(ctx) })).outcome).toBe('reviewed');
  });

  it('An item deferred for speaking is completed by speaking, not by typing', async () => {
    const unit = await createUnit(db);
    const ctx = userContext(db, await createLearner(db));
    const item = unit.items[0]!;
    await deferSpeaking({ ctx, input: { itemId: item.id } });
    const typed = buildAttempt(item, { mode: 'TYPE', madeAt: ctx.now() });
    await saveAttempts({ ctx, input: { attempts: [typed] } });
    expect(await getReviewToday({ ctx })).toMatchObject({ due: 1, unspoken: 1 });
    const spoken = buildAttempt(item, { madeAt: ctx.now() });
    await saveAttempts({ ctx, input: { attempts: [spoken] } });
    expect(await getReviewToday({ ctx })).toMatchObject({ due: 0, unspoken: 0 });
  });

  it('A deferred item that was reviewed today is due tomorrow, and a known one is not due', async () => {
    const unit = await createUnit(db);
    const ctx = userContext(db, await createLearner(db));
    const [said, known] = [unit.items[0]!, unit.items[1]!];
    const attempts = [said, known].map((item) => buildAttempt(item, { madeAt: ctx.now() }));
    await saveAttempts({ ctx, input: { attempts } });
    const card = await db.card.findFirstOrThrow({ where: { itemId: known.id } });
    await markKnown({ ctx, input: { cardId: card.id } });
    for (const { id: itemId } of [said, known]) await deferSpeaking({ ctx, input: { itemId } });
    expect(await getReviewToday({ ctx })).toMatchObject({ due: 0 });
    ctx.clock.advance({ days: 1 });
    expect((await openToday(ctx)).cards.map(({ item }) => item.id)).toEqual([said.id]);
  });

  it('Deferring an unknown item or one of a closed unit is rejected', async () => {
    const unit = await createUnit(db, { access: 'VIP' });
    const ctx = userContext(db, await createLearner(db));
    const closed = deferSpeaking({ ctx, input: { itemId: unit.items[0]!.id } });
    await expect(closed).rejects.toMatchObject({ code: 'MEMBERSHIP_REQUIRED' });
    const unknown = deferSpeaking({ ctx, input: { itemId: crypto.randomUUID() } });
    await expect(unknown).rejects.toMatchObject({ code: 'ITEM_NOT_FOUND' });
  });
});
