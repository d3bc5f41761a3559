import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DraftView, EditDraftInput } from '~/schemas/news';
import { systemContext, visitorContext } from '~/test/context';
import { testDatabase } from '~/test/db';
import { ownArticles, parseArticles } from '~prisma/factories/news';
import { draftUnit } from './draft-unit';
import { editDraft } from './edit-draft';
import { importArticles } from './import-articles';
import { listAlternatives } from './list-alternatives';
import { publishUnit } from './publish-unit';
import { getDraft } from './queries';
import { swapItem } from './swap-item';

const db = await testDatabase();
const ctx = systemContext(db);

const errorWith = (code: string) => expect.objectContaining({ code });
const createNextDraft = () =>
  draftUnit({ ctx, input: { category: 'science', level: 'B1', seed: 1 } });

describe('A draft', () => {
  let view: DraftView;
  beforeAll(async () => {
    const read = parseArticles(ownArticles({ category: 'science' }));
    await importArticles({ ctx, input: { origin: null, read } });
    view = await createNextDraft();
  });
  beforeEach(async () => {
    view = await getDraft({ ctx, input: { id: view.id } });
  });
  const keys = ({ words, sentences }: DraftView) => [...words, ...sentences].map(({ key }) => key);

  it('A draft has ten words and ten sentences with reasons, and lists its missing fields', () => {
    expect(view.words).toHaveLength(10);
    expect(view.sentences).toHaveLength(10);
    for (const item of [...view.words, ...view.sentences]) {
      expect(item.reasons.length).toBeGreaterThan(0);
      expect(Object.keys(item.features).length).toBeGreaterThan(0);
    }
    expect(view.missing).toMatchObject({
      slug: 'is empty',
      'headline.zh': 'is empty',
      'sentences.10.translation': 'is empty',
    });
  });

  it('A draft with missing fields is not published, and no clip is made', async () => {
    const publishing = publishUnit({ ctx, input: { id: view.id } });
    await expect(publishing).rejects.toMatchObject({
      code: 'DRAFT_INCOMPLETE',
      fields: { 'headline.zh': 'is empty' },
    });
    expect(await db.unit.count()).toBe(0);
    expect(await db.draftClip.count()).toBe(0);
  });

  it('The next draft teaches other words than an open one', { tags: ['extended'] }, async () => {
    const next = await createNextDraft();
    const taught = new Set(view.words.map(({ text }) => text));
    expect(next.words.filter(({ text }) => taught.has(text))).toEqual([]);
  });

  it('Swapping an item of a draft replaces it for good and keeps the items that were edited', async () => {
    const editedSentence = view.sentences[4]!;
    const words = [{ position: 2, meaning: '詞' }];
    const sentences = [{ position: 5, translation: '一句話。' }];
    const edited = await editDraft({
      ctx,
      input: { id: view.id, version: view.version, words, sentences },
    });
    const replacedKey = view.sentences[0]!.key;
    const input = { id: view.id, version: edited.version, kind: 'sentence', position: 1 } as const;
    const swapped = await swapItem({ ctx, input: { ...input, keepRest: false } });
    expect(keys(swapped)).not.toContain(replacedKey);
    expect(swapped.sentences).toHaveLength(10);
    expect(swapped.sentences.find(({ key }) => key === editedSentence.key)?.translation).toBe(
      '一句話。',
    );
    expect(swapped.words.find(({ key }) => key === view.words[1]!.key)?.meaning).toBe('詞');
  });

  it('A word that is swapped in takes the place of the one that went, and the one that went can come back', {
    tags: ['extended'],
  }, async () => {
    const texts = ({ words }: DraftView) => words.map(({ key }) => key);
    const out = view.words[3]!.key;
    const swap = (draft: DraftView, position: number, instead?: string) => {
      const { id, version } = draft;
      const input = { id, version, kind: 'word' as const, position, keepRest: true };
      return swapItem({ ctx, input: { ...input, ...(instead && { instead }) } });
    };
    const swapped = await swap(view, 4);
    expect(texts(swapped)).toEqual(texts(view).with(3, swapped.words[3]!.key));
    expect(texts(swapped)).not.toContain(out);
    expect(texts(await swap(swapped, 4, out))).toEqual(texts(view));
  });

  it('A sentence that was swapped out can come back', async () => {
    const out = view.sentences[6]!.key;
    const swap = async ({ id, version }: DraftView, position: number, instead?: string) =>
      swapItem({
        ctx,
        input: {
          id,
          version,
          kind: 'sentence' as const,
          position,
          keepRest: true,
          ...(instead && { instead }),
        },
      });
    const swapped = await swap(view, 7);
    const fresh = swapped.sentences.findIndex(
      ({ key }) => !view.sentences.some((old) => old.key === key),
    );
    const back = await swap(swapped, fresh + 1, out);
    expect(keys(back).sort()).toEqual(keys(view).sort());
  });

  it('A swap of a draft that cannot be says why', async () => {
    const { id, version } = view;
    const input = { id, version, kind: 'word' as const, position: 1, keepRest: true };
    const instead = view.words[1]!.key;
    await expect(swapItem({ ctx, input: { ...input, instead } })).rejects.toMatchObject({
      code: 'NO_ALTERNATIVE',
      fields: { news: `“${instead}” is in the unit already, as word 2` },
    });
  });

  it('The alternatives of a draft are for operators, and go beyond those that it stores', async () => {
    const input = { id: view.id, kind: 'sentence' as const };
    const stored = view.alternatives.filter(({ kind }) => kind === 'sentence');
    const all = await listAlternatives({ ctx, input });
    expect(all.slice(0, 20).map(({ key }) => key)).toEqual(stored.map(({ key }) => key));
    expect(all.length).toBeGreaterThan(20);
    const visitor = listAlternatives({ ctx: visitorContext(db), input });
    await expect(visitor).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
  });

  it('A field of a draft that a change names without a value stays as it is', async () => {
    const undefinedFields = { position: 1, text: undefined, pronunciations: undefined };
    const input: EditDraftInput = {
      id: view.id,
      version: view.version,
      texts: { headline: undefined, access: 'VIP' },
      words: [{ ...undefinedFields, ipa: undefined, meaning: '茶' }],
      sentences: [{ ...undefinedFields, translation: '一句茶。' }],
    };
    const after = await editDraft({ ctx, input });
    const [word, sentence] = [view.words[0], view.sentences[0]];
    expect(after.texts).toEqual({ ...view.texts, access: 'VIP' });
    expect(after.words[0]).toEqual({ ...word, meaning: '茶', proposed: false });
    expect(after.sentences[0]).toEqual({ ...sentence, translation: '一句茶。' });
  });

  it('One of two concurrent changes of a draft is applied, the other is rejected with DRAFT_CHANGED', async () => {
    const edit = (zh: string) =>
      editDraft({
        ctx,
        input: {
          id: view.id,
          version: view.version,
          texts: { headline: { zh, en: '' } },
          words: [],
          sentences: [],
        },
      });
    const results = await Promise.allSettled([edit('甲'), edit('乙')]);
    const rejected = results.filter(({ status }) => status === 'rejected');
    expect(rejected).toEqual([{ status: 'rejected', reason: errorWith('DRAFT_CHANGED') }]);
    expect((await getDraft({ ctx, input: { id: view.id } })).version).toBe(view.version + 1);
  });
});
