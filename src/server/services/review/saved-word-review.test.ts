import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountDataSchema } from '~/schemas/account-data';
import { listSavedWordsSchema } from '~/schemas/saved-word';
import type { Database } from '~/server/db';
import { exportData } from '~/server/services/account-data/export-data';
import { saveAttempts } from '~/server/services/lesson/save-attempts';
import { listSavedWords } from '~/server/services/saved-word/list-saved-words';
import { removeWord } from '~/server/services/saved-word/remove-word';
import { saveWord } from '~/server/services/saved-word/save-word';
import { listSuspendedCards } from '~/server/services/spaced-repetition/list-suspended-cards';
import { markKnown } from '~/server/services/spaced-repetition/mark-known';
import { restoreCard } from '~/server/services/spaced-repetition/restore-card';
import { getReviewToday } from '~/server/services/spaced-repetition/review-today';
import { createTestClock, userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { buildAttempt } from '~prisma/factories/attempt';
import { createDevice } from '~prisma/factories/device';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { createSavedWord } from '~prisma/factories/saved-word';
import { createUnit } from '~prisma/factories/unit';
import { leaveOpen } from './leave-open';
import { openReview } from './open-review';
import { reviewCard } from './review-card';

let db: Database;
let learner: Learner;
const clock = createTestClock();
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  clock.set('2026-11-21T04:00:00Z');
  learner = await createLearner(db, { createdAt: clock.now() });
});

const ctx = () => userContext(db, learner, { clock });
const today = new Date('2026-11-21');

/** A saved word that is due, with its card. */
async function createDueWord(owner = learner, options: object = {}) {
  const word = await createSavedWord(db, owner, { dueOn: today, ...options });
  return { word, card: word.card! };
}

describe('Saved words in the review', () => {
  it('A saved word that was left open is due tomorrow, and nobody else can leave it open', async () => {
    const { word } = await createDueWord();
    const input = { itemId: word.id, day: '2026-11-21' };
    const stranger = userContext(db, await createLearner(db), { clock });
    await expect(leaveOpen({ ctx: stranger, input })).rejects.toMatchObject({
      code: 'ITEM_NOT_FOUND',
    });
    await leaveOpen({ ctx: ctx(), input });
    expect((await openReview({ ctx: ctx(), input: {} })).cards).toEqual([]);
    clock.advance({ days: 1 });
    expect((await openReview({ ctx: ctx(), input: {} })).cards).toHaveLength(1);
  });

  it('A due saved word is asked with its meanings and its sentence with a gap', async () => {
    await createDueWord(learner, {
      word: 'tell',
      partOfSpeech: 'verb',
      sentence: 'She told us, and we tell you.',
    });
    const { cards } = await openReview({ ctx: ctx(), input: {} });
    expect(cards).toMatchObject([
      {
        unit: null,
        item: {
          text: 'tell',
          kind: 'WORD',
          position: null,
          audio: null,
          gapped: 'She ____ us, and we ____ you.',
        },
      },
    ]);
    expect(cards[0]?.item.translation).toMatch(/\p{Script=Han}/u);
  });

  it('A word of the review that is also a free unit’s has that unit’s clips', async () => {
    const unit = await createUnit(db);
    const data = { text: 'row', partOfSpeech: 'noun' };
    await db.unitItem.update({ where: { id: unit.items[0]!.id }, data });
    await createDueWord();
    const { cards } = await openReview({ ctx: ctx(), input: {} });
    expect(cards[0]?.item.audio).toMatchObject({ US: { path: expect.any(String) } });
  });

  it('Speaking a saved word reviews its card, and counts for the day once', async () => {
    const { word, card } = await createDueWord();
    const attempt = buildAttempt(word, { spokenMs: 700 });
    const answer = () =>
      reviewCard({ ctx: ctx(), input: { cardId: card.id, version: 0, attempt } });
    const [first, repeated] = await Promise.all([answer(), answer()]);
    expect([first, repeated]).toMatchObject([
      { outcome: 'reviewed', grade: 'GOOD' },
      { outcome: 'reviewed', grade: 'GOOD' },
    ]);
    expect(first?.card.dueOn > '2026-11-21').toBe(true);
    expect(await db.practiceDay.findMany()).toMatchObject([
      { attempts: 1, passed: 1, reviews: 1, spokenMs: 700 },
    ]);
    expect(await db.attempt.findMany()).toMatchObject([{ savedWordId: word.id, itemId: null }]);
    expect(await getReviewToday({ ctx: ctx() })).toMatchObject({ due: 0, done: 1, hasCards: true });
  });

  it('A result with other words, or one that claims to have passed, is made consistent or refused', async () => {
    const { word, card } = await createDueWord();
    const again = { text: 'row', score: 10, status: 'again' as const };
    const claimed = buildAttempt(word, { score: 100, passed: true, words: [again] });
    const { grade } = await reviewCard({
      ctx: ctx(),
      input: { cardId: card.id, version: 0, attempt: claimed },
    });
    expect(grade).toBe('AGAIN');
    const other = buildAttempt(word, { words: [{ ...again, text: 'boat' }] });
    await expect(
      reviewCard({ ctx: ctx(), input: { cardId: card.id, version: 1, attempt: other } }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('Another account’s saved word, a removed one and one without a pronunciation get no result', async () => {
    const { word: foreign, card } = await createDueWord(await createLearner(db));
    const { word: removed } = await createDueWord();
    await removeWord({ ctx: ctx(), input: { id: removed.id } });
    const silent = await createSavedWord(db, learner, { word: 'Zhongli', dueOn: null });
    const words = [foreign, removed, { ...silent, reference: foreign.reference }];
    const attempts = words.map((word) => buildAttempt(word));
    const { saved, refused } = await saveAttempts({ ctx: ctx(), input: { attempts } });
    expect(saved).toEqual([]);
    expect(refused.map(({ code }) => code)).toEqual(Array(3).fill('ITEM_NOT_FOUND'));
    await expect(
      reviewCard({
        ctx: ctx(),
        input: { cardId: card.id, version: 0, attempt: buildAttempt(foreign) },
      }),
    ).rejects.toMatchObject({ code: 'CARD_NOT_FOUND' });
    expect(await db.attempt.count()).toBe(0);
  });

  it('One batch from a device holds items and saved words', async () => {
    const unit = await createUnit(db);
    const { word, card } = await createDueWord();
    const attempts = [buildAttempt(unit.items[0]!), buildAttempt(word), buildAttempt(word)];
    const { saved, refused } = await saveAttempts({ ctx: ctx(), input: { attempts } });
    expect([saved.length, refused]).toEqual([3, []]);
    expect(await db.card.findUnique({ where: { id: card.id } })).toMatchObject({
      reps: 1,
      attempts: 2,
    });
    expect(await db.card.count()).toBe(2);
  });

  it('Words that were saved today do not delay the first reviews of a unit’s items', async () => {
    await db.$transaction(
      Array.from({ length: 40 }, (_, index) =>
        db.savedWord.create({
          data: {
            userId: learner.id,
            word: `w${index}`,
            partOfSpeech: '',
            savedAt: clock.now(),
            card: { create: { userId: learner.id, dueOn: today, createdAt: clock.now() } },
          },
        }),
      ),
    );
    const unit = await createUnit(db);
    const alone = await createLearner(db);
    const dueAfter = async (owner: Learner) => {
      const attempt = buildAttempt(unit.items[0]!, { id: randomUUID() });
      await saveAttempts({
        ctx: userContext(db, owner, { clock }),
        input: { attempts: [attempt] },
      });
      const log = await db.reviewLog.findUniqueOrThrow({ where: { attemptId: attempt.id } });
      return log.dueAfter.getTime();
    };
    const days = Math.abs((await dueAfter(learner)) - (await dueAfter(alone))) / 86_400_000;
    // The fuzz of the schedule, which depends on the card, is a day at this stability.
    expect(days).toBeLessThanOrEqual(1);
  });

  it('A known saved word is in the list of suspended cards with its meaning, a removed one is not', async () => {
    const { card } = await createDueWord(learner, { word: 'tell', partOfSpeech: 'verb' });
    const { word: removed, card: removedCard } = await createDueWord();
    await markKnown({ ctx: ctx(), input: { cardId: card.id } });
    await removeWord({ ctx: ctx(), input: { id: removed.id } });
    const { rows } = await listSuspendedCards({ ctx: ctx(), input: {} });
    expect(rows).toMatchObject([{ text: 'tell', why: 'KNOWN' }]);
    expect(rows[0]?.translation).toMatch(/\p{Script=Han}/u);
    await expect(
      restoreCard({ ctx: ctx(), input: { cardId: removedCard.id } }),
    ).rejects.toMatchObject({ code: 'CARD_NOT_FOUND' });
    const listed = await listSavedWords({ ctx: ctx(), input: listSavedWordsSchema.parse({}) });
    expect(listed.rows).toMatchObject([{ word: 'tell', isSuspended: true }]);
  });
});

describe('Saved words of an account', () => {
  it('The account’s data have the saved words, their cards, attempts and reviews', async () => {
    const { sessionId } = await createDevice(db, learner, { now: clock.now() });
    const own = userContext(db, learner, { clock, sessionId });
    await saveWord({ ctx: own, input: { text: 'tell', sentence: 'Tell me.', metPath: '/' } });
    const { word } = await createDueWord();
    await saveAttempts({ ctx: own, input: { attempts: [buildAttempt(word)] } });
    let text = '';
    for await (const chunk of await exportData({ ctx: own, input: {} })) text += chunk;
    const data = accountDataSchema.parse(JSON.parse(text));
    expect(data.savedWords).toMatchObject([
      { word: 'tell', sentence: 'Tell me.', metPath: '/' },
      { word: 'row' },
    ]);
    expect(data.attempts).toMatchObject([{ unit: null, text: 'row' }]);
    expect(data.reviews).toMatchObject([{ text: 'row' }]);
    expect(data.cards.map((card) => [card.unit, card.text]).sort()).toEqual([
      [null, 'row'],
      [null, 'tell'],
    ]);
  });
});
