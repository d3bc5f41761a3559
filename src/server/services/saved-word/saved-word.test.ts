import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NEW_WORDS_PER_DAY } from '~/domain/saved-word/first-due-day';
import { MAX_SAVED_WORDS } from '~/domain/saved-word/limits';
import { saveWordSchema } from '~/schemas/saved-word';
import type { Database } from '~/server/db';
import { prune } from '~/server/services/audit/prune';
import { createTestClock, systemContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { createSavedWord } from '~prisma/factories/saved-word';
import { findSavedWord } from './find-saved-word';
import { removeWord } from './remove-word';
import { restoreWord } from './restore-word';
import { saveWord } from './save-word';

let db: Database;
let learner: Learner;
const clock = createTestClock();
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  clock.set('2026-11-21T04:00:00Z');
  learner = await createLearner(db);
});

const ctx = () => userContext(db, learner, { clock });
const save = (input: object) => saveWord({ ctx: ctx(), input: saveWordSchema.parse(input) });
const rows = () => db.savedWord.findMany({ orderBy: { savedAt: 'asc' }, include: { card: true } });

/** Inserts saved words without cards. */
const fill = (count: number) =>
  db.savedWord.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      userId: learner.id,
      word: `word${index}`,
      partOfSpeech: '',
      savedAt: clock.now(),
    })),
  });

describe('Saving a word', () => {
  it('A tapped form is saved as the lexicon’s lemma with its level, sentence and page', async () => {
    const saved = await save({
      text: 'told,',
      partOfSpeech: 'verb',
      sentence: ' She told us. ',
      metPath: '/course-news/tea',
    });
    expect(saved).toMatchObject({ word: 'tell', partOfSpeech: 'verb', dueOn: '2026-11-22' });
    const [row] = await rows();
    expect(row).toMatchObject({
      word: 'tell',
      partOfSpeech: 'verb',
      sentence: 'She told us.',
      metPath: '/course-news/tea',
      userId: learner.id,
    });
    expect(row?.level).toMatch(/^[ABC][12]$/);
    expect(row?.reference).toMatchObject([{ text: 'tell' }]);
  });

  it('A homograph is one word for each part of speech, with the pronunciation of that one', async () => {
    await save({ text: 'record', partOfSpeech: 'noun' });
    await save({ text: 'record', partOfSpeech: 'verb' });
    const found = await rows();
    expect(found.map(({ partOfSpeech }) => partOfSpeech)).toEqual(['noun', 'verb']);
    const [noun, verb] = found.map(({ reference }) => JSON.stringify(reference));
    expect(noun).not.toBe(verb);
  });

  it('A part of speech that the lexicon does not give the word is not believed', async () => {
    expect(await save({ text: 'tell', partOfSpeech: 'particle' })).toMatchObject({
      word: 'tell',
      partOfSpeech: 'verb',
    });
  });

  it.each([
    ['Zhongli,', 'Zhongli'],
    ['toString', 'toString'],
    ['well-told', 'well-told'],
    ['can’t', "can't"],
  ])(
    '%s, which the lexicon has no entry for, is saved as its text and is no card',
    async (text, word) => {
      const saved = await save({ text, sentence: `It was ${text} again.` });
      expect(saved).toMatchObject({ word, partOfSpeech: null, dueOn: null });
      expect(await rows()).toMatchObject([{ word, card: null, reference: null, level: null }]);
    },
  );

  it.each(['2026', '…', '說', 'x'.repeat(60), '__'])('%s cannot be saved', async (text) => {
    await expect(save({ text })).rejects.toMatchObject({ code: 'WORD_NOT_SAVABLE' });
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['a sentence beyond its limit', { text: 'tell', sentence: 'x'.repeat(601) }],
    ['a page elsewhere', { text: 'tell', metPath: 'https://elsewhere.example' }],
    ['a page of the account', { text: 'tell', metPath: '/profile' }],
    ['a path out of the site', { text: 'tell', metPath: '//elsewhere.example' }],
    ['an unknown part of speech', { text: 'tell', partOfSpeech: 'werb' }],
    ['no text', { text: '  ' }],
    ['a text of many words', { text: 'tell '.repeat(60) }],
  ])('The contract refuses %s', (_, input) => {
    expect(saveWordSchema.safeParse(input).success).toBe(false);
  });

  it('A visitor cannot save', async () => {
    const call = saveWord({ ctx: visitorContext(db), input: { text: 'tell' } });
    await expect(call).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
  });

  it('Two tabs that save a word at once make one row and one card, and get the same word', async () => {
    const [one, other] = await Promise.all([save({ text: 'tell' }), save({ text: 'told' })]);
    expect(one).toEqual(other);
    expect(await db.savedWord.count()).toBe(1);
    expect(await db.card.count()).toBe(1);
  });

  it('A repeated save keeps the first sentence', async () => {
    await save({ text: 'tell', sentence: 'Tell me.' });
    await save({ text: 'tell', sentence: 'I told you.' });
    expect(await rows()).toMatchObject([{ sentence: 'Tell me.' }]);
  });

  it('The last word that an account may save is won by one of two calls', async () => {
    await fill(MAX_SAVED_WORDS - 1);
    const results = await Promise.allSettled([save({ text: 'tell' }), save({ text: 'teach' })]);
    const failed = results.flatMap((result) => (result.status === 'rejected' ? result.reason : []));
    expect(failed).toMatchObject([{ code: 'SAVED_WORDS_FULL' }]);
    expect(await db.savedWord.count()).toBe(MAX_SAVED_WORDS);
  });

  it('A saved word can be saved again by an account with the greatest number of words', async () => {
    const { id } = await save({ text: 'tell' });
    await fill(MAX_SAVED_WORDS - 1);
    expect(await save({ text: 'tell' })).toMatchObject({ id });
  });

  it('Words beyond a day’s share are first reviewed on the days after', async () => {
    const words = ['mail', 'make', 'man', 'map', 'mark', 'meal', 'meat', 'meet', 'milk', 'moon'];
    expect(words).toHaveLength(NEW_WORDS_PER_DAY);
    for (const text of words) expect((await save({ text })).dueOn).toBe('2026-11-22');
    expect((await save({ text: 'tell' })).dueOn).toBe('2026-11-23');
  });

  it('Saves are limited for each account', async () => {
    const many = Array.from({ length: 61 }, () => save({ text: 'tell' }));
    const failed = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected');
    expect(failed).toMatchObject([{ reason: { code: 'TOO_MANY_REQUESTS' } }]);
  });
});

describe('Finding a saved word', () => {
  it('A form of a saved word is found, another’s and a removed one is not', async () => {
    const { id } = await save({ text: 'tell', partOfSpeech: 'verb' });
    const find = (who: Learner) =>
      findSavedWord({
        ctx: userContext(db, who, { clock }),
        input: { text: 'told', partOfSpeech: 'verb' },
      });
    expect(await find(learner)).toMatchObject({ id, word: 'tell' });
    expect(await find(await createLearner(db))).toBeNull();
    await removeWord({ ctx: ctx(), input: { id } });
    expect(await find(learner)).toBeNull();
  });
});

describe('Removing a word', () => {
  it('The card leaves the review, and undoing the removal brings its schedule back', async () => {
    const { id } = await createSavedWord(db, learner);
    await db.card.updateMany({ data: { stability: 9, reps: 3 } });
    await removeWord({ ctx: ctx(), input: { id } });
    expect(await rows()).toMatchObject([
      { removedAt: clock.now(), card: { suspendedAt: clock.now(), version: 1 } },
    ]);
    clock.advance({ minutes: 1 });
    await restoreWord({ ctx: ctx(), input: { id } });
    expect(await rows()).toMatchObject([
      { removedAt: null, card: { suspendedAt: null, version: 2, stability: 9, reps: 3 } },
    ]);
  });

  it('A card that the learner had suspended stays suspended', async () => {
    const { id } = await createSavedWord(db, learner);
    const suspendedAt = new Date(clock.now().getTime() - 1000);
    await db.card.updateMany({ data: { suspendedAt } });
    await removeWord({ ctx: ctx(), input: { id } });
    await restoreWord({ ctx: ctx(), input: { id } });
    expect(await rows()).toMatchObject([{ removedAt: null, card: { suspendedAt } }]);
  });

  it('A removed word that is saved again comes back with its schedule and its new sentence', async () => {
    const { id } = await save({ text: 'tell', sentence: 'Tell me.' });
    await db.card.updateMany({ data: { stability: 9, reps: 3 } });
    await removeWord({ ctx: ctx(), input: { id } });
    expect(await save({ text: 'told', sentence: 'I told you.' })).toMatchObject({ id });
    expect(await rows()).toMatchObject([
      { sentence: 'I told you.', removedAt: null, card: { suspendedAt: null, reps: 3 } },
    ]);
  });

  it('Two tabs that remove a word at once, and a repeated undo, do no harm', async () => {
    const { id } = await createSavedWord(db, learner);
    await Promise.all([1, 2].map(() => removeWord({ ctx: ctx(), input: { id } })));
    await Promise.all([1, 2].map(() => restoreWord({ ctx: ctx(), input: { id } })));
    expect(await rows()).toMatchObject([{ removedAt: null, card: { suspendedAt: null } }]);
  });

  it('Another account’s word, an unknown one, and a visitor are refused', async () => {
    const { id } = await createSavedWord(db, await createLearner(db));
    for (const verb of [removeWord, restoreWord]) {
      for (const foreign of [id, randomUUID()])
        await expect(verb({ ctx: ctx(), input: { id: foreign } })).rejects.toMatchObject({
          code: 'SAVED_WORD_NOT_FOUND',
        });
      await expect(verb({ ctx: visitorContext(db), input: { id } })).rejects.toMatchObject({
        code: 'LOGIN_USER_REQUIRED',
      });
    }
    expect(await rows()).toMatchObject([{ removedAt: null }]);
  });

  it('An undo is refused when other words have taken the place', async () => {
    const { id } = await createSavedWord(db, learner);
    await removeWord({ ctx: ctx(), input: { id } });
    await fill(MAX_SAVED_WORDS);
    await expect(restoreWord({ ctx: ctx(), input: { id } })).rejects.toMatchObject({
      code: 'SAVED_WORDS_FULL',
    });
  });

  it('After a day a removed word is deleted with its card, and cannot be restored', async () => {
    const { id } = await createSavedWord(db, learner);
    await removeWord({ ctx: ctx(), input: { id } });
    clock.advance({ hours: 25 });
    await prune({ ctx: systemContext(db, { clock }), input: {} });
    expect(await db.card.count()).toBe(0);
    await expect(restoreWord({ ctx: ctx(), input: { id } })).rejects.toMatchObject({
      code: 'SAVED_WORD_NOT_FOUND',
    });
  });
});
