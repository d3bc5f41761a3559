import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  listSavedWordsSchema,
  SAVED_WORD_SORTS,
  SAVED_WORDS_PAGE_SIZE,
  type SavedWordRow,
} from '~/schemas/saved-word';
import { toTableCursor } from '~/schemas/table';
import type { Database } from '~/server/db';
import { createTestClock, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { createSavedWord } from '~prisma/factories/saved-word';
import { createUnit } from '~prisma/factories/unit';
import { listSavedWords } from './list-saved-words';

let db: Database;
let learner: Learner;
const clock = createTestClock('2026-11-21T04:00:00Z');
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  learner = await createLearner(db);
});

const list = (input: object = {}) =>
  listSavedWords({
    ctx: userContext(db, learner, { clock }),
    input: listSavedWordsSchema.parse(input),
  });
const words = async (input: object = {}) => (await list(input)).rows.map(({ word }) => word);
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 4, minute));
const day = (number: number) => new Date(Date.UTC(2026, 10, number));

/** Four words: with every kind of level, due day and meaning. */
async function createWords() {
  const create = (word: string, options: object) =>
    createSavedWord(db, learner, { word, ...options });
  await create('mark', { level: 'B1', savedAt: at(1), dueOn: day(25) });
  await create('tell', { level: 'A1', savedAt: at(2), dueOn: day(23), partOfSpeech: 'verb' });
  await create('Zhongli', { level: null, savedAt: at(3), dueOn: null, partOfSpeech: '' });
  await create('row', { level: 'A2', savedAt: at(4), dueOn: day(24) });
}

describe('The list of saved words', () => {
  it.each([
    ['time', ['row', 'Zhongli', 'tell', 'mark']],
    ['word', ['mark', 'row', 'tell', 'Zhongli']],
    ['level', ['tell', 'row', 'mark', 'Zhongli']],
    ['due', ['tell', 'row', 'mark', 'Zhongli']],
  ] as const)('The order by %s has words without a value last', async (sort, expected) => {
    await createWords();
    expect(await words({ sort })).toEqual(expected);
  });

  it('A search finds parts of words and sentences, and meanings of the lexicon', async () => {
    await createWords();
    const { rows } = await list({ q: 'TEL' });
    expect(rows.map(({ word }) => word)).toEqual(['tell']);
    const [meaning = ''] = rows[0]?.meanings ?? [];
    expect(await words({ q: meaning })).toContain('tell');
    expect(await words({ q: 'front mark' })).toEqual(['mark']);
    expect(await words({ q: '%' })).toEqual([]);
    expect(await list({ q: '沒有這個意思' })).toMatchObject({ rows: [], found: 0 });
  });

  it('The filter by level leaves the words of that level', async () => {
    await createWords();
    expect(await list({ level: 'A2' })).toMatchObject({ rows: [{ word: 'row' }], found: 1 });
  });

  it.each(SAVED_WORD_SORTS)('Pages by %s have each word once', async (sort) => {
    const count = 2 * SAVED_WORDS_PAGE_SIZE + 1;
    await db.savedWord.createMany({
      data: Array.from({ length: count }, (_, index) => ({
        userId: learner.id,
        word: `w${index % 7}`,
        partOfSpeech: `${index}`,
        savedAt: at(index % 5),
      })),
    });
    const seen: SavedWordRow[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await list({ sort, ...(cursor && { cursor }) });
      expect(page.found).toBe(count);
      seen.push(...page.rows);
      cursor = page.nextCursor;
    } while (cursor);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(count);
  });

  it.each(['x', 5, null])('A cursor that is no position (%j) is refused', async (id) => {
    const cursor = encodeURIComponent(JSON.stringify(['2026', id]));
    const input = listSavedWordsSchema.safeParse({ cursor });
    if (!input.success) return;
    await expect(list({ cursor })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('A cursor with a number as its value is refused', async () => {
    const cursor = toTableCursor({ value: 5, id: learner.id });
    await expect(list({ cursor })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('A word that a later lexicon lacks stays with its own text, and one that it gets has its meanings', async () => {
    await createSavedWord(db, learner, { word: 'zzgone', partOfSpeech: 'noun' });
    await createSavedWord(db, learner, { word: 'tell', partOfSpeech: '', dueOn: null });
    await createSavedWord(db, learner, { word: 'Zhongli', partOfSpeech: '', dueOn: null });
    const { rows } = await list({ sort: 'word' });
    expect(rows.map(({ word, listing }) => [word, listing])).toEqual([
      ['tell', 'listed'],
      ['Zhongli', 'unlisted'],
      ['zzgone', 'gone'],
    ]);
    expect(rows[0]?.meanings.length).toBeGreaterThan(0);
    expect(rows[2]).toMatchObject({
      meanings: [],
      ipa: null,
      sentence: 'We sat in the front zzgone.',
    });
  });

  it('A clip of a free unit’s word sounds; one of another part of speech or of a unit for members does not', async () => {
    const unit = await createUnit(db);
    const [first, second] = unit.items;
    await db.unitItem.update({
      where: { id: first!.id },
      data: { text: 'tell', partOfSpeech: 'verb' },
    });
    await db.unitItem.update({
      where: { id: second!.id },
      data: { text: 'row', partOfSpeech: 'verb' },
    });
    const closed = await createUnit(db, { access: 'VIP' });
    const data = { text: 'mark', partOfSpeech: 'noun' };
    await db.unitItem.update({ where: { id: closed.items[0]!.id }, data });
    await createWords();
    const { rows } = await list({ sort: 'word' });
    const sounds = new Map(rows.map(({ word, sound }) => [word, sound]));
    expect(sounds.get('tell')).toMatchObject({ US: expect.any(String), GB: expect.any(String) });
    expect([sounds.get('row'), sounds.get('mark'), sounds.get('Zhongli')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('Another account’s words, removed ones, and the list of a visitor are not shown', async () => {
    await createSavedWord(db, await createLearner(db));
    await createSavedWord(db, learner, { removedAt: at(1) });
    expect(await list()).toEqual({ rows: [], nextCursor: null, found: 0 });
    const call = listSavedWords({ ctx: visitorContext(db), input: listSavedWordsSchema.parse({}) });
    await expect(call).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
  });
});
