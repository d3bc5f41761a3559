import { beforeEach, describe, expect, it } from 'vitest';
import { accountDataSchema } from '~/schemas/account-data';
import type { AttemptInput } from '~/schemas/lesson';
import { startRenderingsSchema } from '~/schemas/spaced-repetition';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { buildAttempt } from '~prisma/factories/attempt';
import { createDevice } from '~prisma/factories/device';
import { createLearner } from '~prisma/factories/learner';
import { createUnit } from '~prisma/factories/unit';
import { exportData } from '../account-data/export-data';
import { openLesson } from '../lesson/open-lesson';
import { saveAttempts } from '../lesson/save-attempts';
import { listSuspendedCards } from '../spaced-repetition/list-suspended-cards';
import { markKnown } from '../spaced-repetition/mark-known';
import { getReviewToday } from '../spaced-repetition/review-today';
import { leaveOpen } from './leave-open';
import { openReview } from './open-review';
import { reviewCard } from './review-card';
import { startRenderings } from './start-renderings';

const db = await testDatabase();
beforeEach(() => resetDatabase(db));

/** A learner who practised a whole unit yesterday. */
async function createScene() {
  const unit = await createUnit(db, { slug: 'free' });
  const learner = await createLearner(db);
  const ctx = userContext(db, learner);
  const words = unit.items.filter(({ kind }) => kind === 'WORD');
  const sentences = unit.items.filter(({ kind }) => kind === 'SENTENCE');
  const attempts = unit.items.map((item) => buildAttempt(item, { madeAt: ctx.now() }));
  await saveAttempts({ ctx, input: { attempts } });
  ctx.clock.advance({ days: 1 });
  return {
    ctx,
    learner,
    unit,
    words,
    sentences,
    start: (ofDay = 5) => startRenderings({ ctx, input: { ofDay } }),
  };
}
type Item = Awaited<ReturnType<typeof createScene>>['unit']['items'][number];

const render = (ctx: TestContext, item: Item, over: Partial<AttemptInput> = {}) =>
  buildAttempt(item, { fromChinese: true, madeAt: ctx.now(), ...over });

/** An attempt in which no word of the sentence was found. */
const inOtherWords = (ctx: TestContext, item: Item, over: Partial<AttemptInput> = {}) => {
  const attempt = render(ctx, item);
  const words = attempt.words.map(({ text }) => ({ text, score: 5, status: 'missing' as const }));
  return { ...attempt, words, score: 5, passed: false, ...over };
};

describe('Sentences that are rendered from Chinese', () => {
  it('On the day of a unit none of its sentences is asked by its Chinese, on the next day five are', async () => {
    const { ctx, sentences, start } = await createScene();
    ctx.clock.advance({ days: -1 });
    expect((await start()).cards).toEqual([]);
    ctx.clock.advance({ days: 1 });
    const { cards } = await start();
    expect(cards).toHaveLength(5);
    expect(new Set(cards.map(({ fromChinese }) => fromChinese))).toEqual(new Set([true]));
    const texts = sentences.map(({ text }) => text);
    expect(cards.every(({ item }) => texts.includes(item.text))).toBe(true);
  });

  it('Two tabs that begin at once get the same five cards', async () => {
    const { start } = await createScene();
    const [one, other] = await Promise.all([start(), start()]);
    expect(one).toEqual(other);
    expect(await db.card.count({ where: { renderedItemId: { not: null } } })).toBe(5);
  });

  it('The next day has the remaining five, and then there are no more', async () => {
    const { ctx, start } = await createScene();
    const first = await start();
    ctx.clock.advance({ days: 1 });
    const second = await start();
    expect(second.cards).toHaveLength(5);
    const asked = [...first.cards, ...second.cards].map(({ item }) => item.id);
    expect(new Set(asked).size).toBe(10);
    ctx.clock.advance({ days: 1 });
    expect((await start()).cards).toEqual([]);
  });

  it('A short day begins two, and asking for two again begins no more', async () => {
    const { start } = await createScene();
    const first = await start(2);
    expect(first.cards).toHaveLength(2);
    expect(await start(2)).toEqual(first);
    expect((await start(5)).cards).toHaveLength(5);
  });

  it.each([0, 6, 1.5, '3'])('A day of %j new sentences is refused by the schema', (ofDay) => {
    expect(startRenderingsSchema.safeParse({ ofDay }).success).toBe(false);
  });

  it('A sentence that was asked today by its sound, or is known, is left for another day', async () => {
    const { ctx, sentences, start } = await createScene();
    const cards = await db.card.findMany({ where: { item: { kind: 'SENTENCE' } } });
    for (const { id } of cards.slice(0, 8)) await markKnown({ ctx, input: { cardId: id } });
    const asked = sentences.find(({ id }) => id === cards[8]?.itemId)!;
    await db.card.updateMany({
      where: { itemId: asked.id },
      data: { dueOn: new Date('2026-01-01') },
    });
    await saveAttempts({ ctx, input: { attempts: [buildAttempt(asked, { madeAt: ctx.now() })] } });
    expect((await start()).cards.map(({ item }) => item.id)).toEqual([cards[9]?.itemId]);
  });

  it('A rendering reviews its own card and changes nothing of its sentence’s other card', async () => {
    const { ctx, sentences, start } = await createScene();
    const { cards } = await start();
    const { id: cardId, version, item } = cards[0]!;
    const sentence = sentences.find(({ id }) => id === item.id)!;
    const before = await db.card.findFirstOrThrow({ where: { itemId: sentence.id } });
    const attempt = render(ctx, sentence, { score: 95, spokenMs: 900 });
    const result = await reviewCard({ ctx, input: { cardId, version, attempt } });
    expect(result).toMatchObject({ outcome: 'reviewed', grade: 'GOOD' });
    expect(await db.card.findFirst({ where: { itemId: sentence.id } })).toEqual(before);
    expect(await db.card.findUnique({ where: { id: cardId } })).toMatchObject({ reps: 1 });
    expect(await db.attempt.findUnique({ where: { id: attempt.id } })).toMatchObject({
      itemId: null,
      renderedItemId: sentence.id,
    });
    expect((await start()).cards).toHaveLength(4);
  });

  it('A rendering counts for the day, and not as a result of the unit', async () => {
    const { ctx, sentences } = await createScene();
    const before = await openLesson({ ctx, input: { slug: 'free' } });
    await saveAttempts({ ctx, input: { attempts: [render(ctx, sentences[0]!, { score: 100 })] } });
    expect((await openLesson({ ctx, input: { slug: 'free' } })).best).toEqual(before.best);
    expect(await db.practiceDay.findFirst({ orderBy: { day: 'desc' } })).toMatchObject({
      attempts: 1,
      reviews: 1,
    });
  });

  it('The second answer of two tabs to one version of a card is practice', async () => {
    const { ctx, sentences, start } = await createScene();
    const { id: cardId, version, item } = (await start()).cards[0]!;
    const sentence = sentences.find(({ id }) => id === item.id)!;
    const answer = () =>
      reviewCard({ ctx, input: { cardId, version, attempt: render(ctx, sentence) } });
    const outcomes = (await Promise.all([answer(), answer()])).map(({ outcome }) => outcome);
    expect(outcomes.sort()).toEqual(['practised', 'reviewed']);
    expect(await db.card.findUnique({ where: { id: cardId } })).toMatchObject({ reps: 1 });
  });

  it('A rendering in other words has the learner’s grade, no score and no sounds', async () => {
    const { ctx, sentences, start } = await createScene();
    const { id: cardId, version, item } = (await start()).cards[0]!;
    const sentence = sentences.find(({ id }) => id === item.id)!;
    const attempt = inOtherWords(ctx, sentence, { ownGrade: 'GOOD' });
    const sounds = [{ target: 'S', heard: 'TH', score: 10 }] as const;
    const words = attempt.words.map((word) => ({ ...word, sounds: [...sounds] }));
    const result = await reviewCard({
      ctx,
      input: { cardId, version, attempt: { ...attempt, words } },
    });
    expect(result).toMatchObject({ outcome: 'reviewed', grade: 'GOOD' });
    expect(await db.attempt.findUnique({ where: { id: attempt.id } })).toMatchObject({
      score: null,
      passed: false,
    });
    expect(await db.phonemeStat.count()).toBe(0);
  });

  it('A rendering in other words without the learner’s grade is refused, and so is one of a word', async () => {
    const { ctx, sentences, words } = await createScene();
    const attempts = [inOtherWords(ctx, sentences[0]!), render(ctx, words[0]!)];
    const { saved, refused } = await saveAttempts({ ctx, input: { attempts } });
    expect(saved).toEqual([]);
    expect(refused.map(({ code }) => code)).toEqual(['VALIDATION_FAILED', 'VALIDATION_FAILED']);
  });

  it('A grade that comes with words that were found, or not from Chinese, is the scorer’s', async () => {
    const { ctx, sentences, start } = await createScene();
    const { id: cardId, version, item } = (await start()).cards[0]!;
    const sentence = sentences.find(({ id }) => id === item.id)!;
    const claimed = render(ctx, sentence, { passed: false, score: 30, ownGrade: 'GOOD' });
    const { grade } = await reviewCard({ ctx, input: { cardId, version, attempt: claimed } });
    expect(grade).toBe('AGAIN');
    const { fromChinese: _, ...heard } = inOtherWords(ctx, sentence, { ownGrade: 'GOOD' });
    await saveAttempts({ ctx, input: { attempts: [heard] } });
    expect(await db.attempt.findUnique({ where: { id: heard.id } })).toMatchObject({
      renderedItemId: null,
      score: expect.any(Number),
    });
  });

  it('A rendering is no answer to the card that asks its sentence by its sound', async () => {
    const { ctx, sentences } = await createScene();
    const { id: cardId, version } = await db.card.findFirstOrThrow({
      where: { itemId: sentences[0]!.id },
    });
    const attempt = render(ctx, sentences[0]!);
    await expect(reviewCard({ ctx, input: { cardId, version, attempt } })).rejects.toMatchObject({
      code: 'CARD_NOT_FOUND',
    });
  });

  it('Visitors begin no renderings, and nobody answers another account’s card', async () => {
    const { ctx, sentences, start } = await createScene();
    await expect(
      startRenderings({ ctx: visitorContext(db), input: { ofDay: 5 } }),
    ).rejects.toMatchObject({
      code: 'LOGIN_USER_REQUIRED',
    });
    const { id: cardId, version } = (await start()).cards[0]!;
    const stranger = userContext(db, await createLearner(db), { clock: ctx.clock });
    expect((await startRenderings({ ctx: stranger, input: { ofDay: 5 } })).cards).toEqual([]);
    const attempt = render(ctx, sentences[0]!);
    await expect(
      reviewCard({ ctx: stranger, input: { cardId, version, attempt } }),
    ).rejects.toMatchObject({ code: 'CARD_NOT_FOUND' });
  });

  it('The review asks a sentence by its Chinese before it asks it by its sound', async () => {
    const { ctx, start } = await createScene();
    await start();
    await db.card.updateMany({ data: { dueOn: new Date('2026-01-01') } });
    const { cards } = await openReview({ ctx, input: {} });
    for (const { item } of cards.filter(({ fromChinese }) => fromChinese)) {
      const order = cards.filter((card) => card.item.id === item.id);
      expect(order.map(({ fromChinese }) => fromChinese)).toEqual([true, false]);
    }
    expect(await getReviewToday({ ctx })).toMatchObject({ due: cards.length });
  });

  it('A rendering that was left open is due tomorrow, and its sentence’s other card stays', async () => {
    const { ctx, start } = await createScene();
    const { item } = (await start()).cards[0]!;
    const other = await db.card.findFirstOrThrow({ where: { itemId: item.id } });
    const input = { itemId: item.id, day: '2030-01-01', fromChinese: true };
    await leaveOpen({ ctx, input });
    expect((await start()).cards).toHaveLength(4);
    expect(await db.card.findUnique({ where: { id: other.id } })).toEqual(other);
    ctx.clock.advance({ days: 1 });
    const { cards } = await openReview({ ctx, input: {} });
    expect(cards.some((card) => card.fromChinese && card.item.id === item.id)).toBe(true);
  });

  it('A known rendering is in the list of suspended cards with its text and direction', async () => {
    const { ctx, start } = await createScene();
    const { id: cardId, item } = (await start()).cards[0]!;
    await markKnown({ ctx, input: { cardId } });
    expect((await listSuspendedCards({ ctx, input: {} })).rows).toMatchObject([
      { text: item.text, translation: item.translation, fromChinese: true, why: 'KNOWN' },
    ]);
    expect((await start()).cards).toHaveLength(4);
  });

  it('The account’s data have renderings, their cards and reviews, and which they are', async () => {
    const { ctx, learner, sentences } = await createScene();
    const attempts = [inOtherWords(ctx, sentences[0]!, { ownGrade: 'HARD' })];
    await saveAttempts({ ctx, input: { attempts } });
    const { sessionId } = await createDevice(db, learner, { now: ctx.now() });
    const own = userContext(db, learner, { clock: ctx.clock, sessionId });
    let text = '';
    for await (const chunk of await exportData({ ctx: own, input: {} })) text += chunk;
    const data = accountDataSchema.parse(JSON.parse(text));
    const rendered = { text: sentences[0]!.text, fromChinese: true };
    expect(data.attempts.at(-1)).toMatchObject({ ...rendered, unit: 'free', score: null });
    expect(data.cards.at(-1)).toMatchObject({ ...rendered, unit: 'free' });
    expect(data.reviews.at(-1)).toMatchObject({ ...rendered, grade: 'HARD' });
  });
});
