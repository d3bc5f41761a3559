import { beforeEach, describe, expect, it } from 'vitest';
import { storage } from '~/server/gateways/storage/configured';
import { StorageError } from '~/server/gateways/storage/storage';
import type { UnitDraft } from '~/server/prisma-client/client';
import { getUnit, listUnits } from '~/server/services/course/queries';
import { openLesson } from '~/server/services/lesson/open-lesson';
import { systemContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { clipJobs, storeClips } from '~/test/store-clips';
import { createLearner } from '~prisma/factories/learner';
import { createDraft } from '~prisma/factories/news';
import { createUnit } from '~prisma/factories/unit';
import { editDraft } from './edit-draft';
import { publishUnit } from './publish-unit';
import { withdrawUnit } from './withdraw-unit';

const db = await testDatabase();
const ctx = systemContext(db);
let draft: UnitDraft;

beforeEach(async () => {
  await resetDatabase(db);
  draft = await createDraft(db, { slug: 'tea' });
});

const publish = (row = draft) => publishUnit({ ctx, input: { id: row.id } });
const missingFields = async (publishing: Promise<unknown>) =>
  publishing.then(
    () => null,
    (error) => error.code === 'DRAFT_INCOMPLETE' && error.fields,
  );

describe('Publishing a draft', () => {
  it('Publishing a draft makes a unit of twenty items with clips in both accents and marks the pages as stale', async () => {
    await storeClips(db, draft);
    expect(await publish()).toEqual({ slug: 'tea' });
    const lesson = await openLesson({ ctx: visitorContext(db), input: { slug: 'tea' } });
    expect(lesson.items.map(({ kind }) => kind)).toEqual([
      ...Array(10).fill('WORD'),
      ...Array(10).fill('SENTENCE'),
    ]);
    for (const { audio, otherVoices, reference } of lesson.items) {
      expect([audio.US, ...otherVoices!.US].map(({ speaker }) => speaker?.sex).sort()).toEqual([
        'female',
        'male',
      ]);
      expect(audio.GB.path).toMatch(/^\/media\/clips\/[\w-]+\.mp3$/);
      expect(audio.US.cues).toHaveLength(reference.length);
    }
    expect((await listUnits({ ctx })).map(({ slug }) => slug)).toEqual(['tea']);
    expect(await db.staleTag.findMany()).toEqual([{ tag: 'units', staleAt: ctx.now() }]);
    const { articles } = await getUnit({ ctx, input: { slug: 'tea' } });
    expect(articles).toEqual([expect.objectContaining({ author: 'Our own', licence: 'own work' })]);
  });

  it.each([null, new Date('2026-11-20')])(
    'An article of %s has this date in its unit, and none of our own',
    async (publishedOn) => {
      await db.importedArticle.updateMany({ data: { publishedOn } });
      await storeClips(db, draft);
      await publish();
      const { articles } = await getUnit({ ctx, input: { slug: 'tea' } });
      expect(articles.map((article) => article.publishedOn)).toEqual([publishedOn]);
    },
  );

  it('A published unit shows only the sentences around the chosen one of a long paragraph', async () => {
    const [article] = await db.importedArticle.findMany();
    const [first = ''] = article!.body.split('\n\n');
    const filler = (length: number) =>
      `This is the filler sentence with the number ${'x'.repeat(length)}.`;
    const body = [...Array.from({ length: 20 }, (_, index) => filler(index + 1)), first].join(' ');
    await db.importedArticle.update({
      where: { id: article!.id },
      data: { body, licence: 'CC BY 4.0' },
    });
    await storeClips(db, draft);
    await publish();
    const { articles } = await getUnit({ ctx, input: { slug: 'tea' } });
    expect(articles[0]?.body).toContain(first);
    expect(articles[0]?.body).toContain(`number ${'x'.repeat(20)}.`);
    expect(articles[0]?.body).not.toContain('number xx.');
  });

  it('Publishing a draft repeatedly and concurrently makes one unit', async () => {
    await storeClips(db, draft);
    expect(await Promise.all([publish(), publish()])).toEqual([{ slug: 'tea' }, { slug: 'tea' }]);
    expect(await publish()).toEqual({ slug: 'tea' });
    expect(await db.unit.count()).toBe(1);
    expect(await db.unitItem.count()).toBe(20);
    expect((await db.unitDraft.findFirstOrThrow()).version).toBe(1);
  });

  it('An interrupted publication leaves no partial unit and resumes with the clips that are stored', {
    tags: ['extended'],
  }, async () => {
    await storeClips(db, draft, { missing: 1 });
    const files = storage();
    const { put } = files;
    files.put = () => Promise.reject(new StorageError('The disk is full.'));
    await expect(publish()).rejects.toThrow('The disk is full.');
    files.put = put;
    expect(await db.unit.count()).toBe(0);
    expect((await db.unitDraft.findFirstOrThrow()).state).toBe('DRAFT');
    const newClips: boolean[] = [];
    await publishUnit({
      ctx,
      input: { id: draft.id, onClip: (isNew) => void newClips.push(isNew) },
    });
    expect(newClips).toEqual([true, ...Array(clipJobs(draft).length - 1).fill(false)]);
    const [clip] = await db.draftClip.findMany({ where: { durationMs: { not: 900 } } });
    expect(clip?.selfScore).toBeGreaterThanOrEqual(80);
  });

  it('A draft with an unclear clip is not published', async () => {
    await storeClips(db, draft, { selfScore: 60 });
    expect(await missingFields(publish())).toMatchObject({
      'words.1.text': expect.stringContaining('sounds unclear'),
      'sentences.10.text': expect.stringContaining('60 of 100'),
    });
    expect(await db.unit.count()).toBe(0);
  });

  it('A draft with an article whose licence forbids it is not published', async () => {
    const closed = await createDraft(db, { slug: 'closed', licence: 'CC BY-NC 4.0' });
    expect(await missingFields(publish(closed))).toEqual({
      'sentences.1': expect.stringContaining('forbids commercial use'),
    });
  });

  it('A draft with the slug of another unit is not published, and nothing is written', async () => {
    await createUnit(db, { slug: 'tea' });
    await storeClips(db, draft);
    expect(await missingFields(publish())).toEqual({ slug: 'belongs to another unit' });
    expect(await db.unit.count()).toBe(1);
    expect((await db.unitDraft.findFirstOrThrow()).state).toBe('DRAFT');
  });
});

describe('A withdrawn unit', () => {
  const open = (learner?: { id: string }) =>
    openLesson({
      ctx: learner ? userContext(db, learner) : visitorContext(db),
      input: { slug: 'tea' },
    });

  it('A withdrawn unit is visible only to learners who have begun it', async () => {
    await storeClips(db, draft);
    await publish();
    const learner = await createLearner(db);
    await open(learner);
    const withdraw = () => withdrawUnit({ ctx, input: { slug: 'tea', reason: 'a slip' } });
    await Promise.all([withdraw(), withdraw()]);
    expect(await listUnits({ ctx })).toEqual([]);
    expect(await getUnit({ ctx, input: { slug: 'tea' } })).toMatchObject({
      withdrawn: true,
      articles: [],
      words: [],
    });
    const notFound = { code: 'UNIT_NOT_FOUND' };
    await expect(open()).rejects.toMatchObject(notFound);
    await expect(open(await createLearner(db))).rejects.toMatchObject(notFound);
    expect((await open(learner)).items).toHaveLength(20);
    expect(await db.unitDraft.findFirst()).toMatchObject({ state: 'WITHDRAWN', version: 2 });
  });

  it('A withdrawn unit is published again with corrections, and learners keep their cards', {
    tags: ['extended'],
  }, async () => {
    await storeClips(db, draft);
    await publish();
    await withdrawUnit({ ctx, input: { slug: 'tea', reason: 'a slip' } });
    const before = await db.unitItem.findMany({ orderBy: { id: 'asc' } });
    const oldClip = {
      draftId: draft.id,
      accent: 'US',
      source: 'old',
      path: 'clips/an-old-clip.mp3',
    } as const;
    const media = { durationMs: 1, selfScore: 90, cues: [], loudness: Buffer.from([]) };
    await db.draftClip.create({ data: { ...oldClip, ...media } });
    const words = [{ position: 1, meaning: '更好的說法' }];
    const input = { id: draft.id, version: 2, words, sentences: [] };
    const renaming = editDraft({ ctx, input: { ...input, texts: { slug: 'coffee' } } });
    await expect(renaming).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await editDraft({ ctx, input });
    await publish();
    const after = await db.unitItem.findMany({ orderBy: { id: 'asc' } });
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    const [first] = after.filter(({ kind, position }) => kind === 'WORD' && position === 1);
    expect(first?.translation).toBe('更好的說法');
    expect(await listUnits({ ctx })).toHaveLength(1);
    expect(await db.pendingFileDeletion.findMany()).toMatchObject([{ path: oldClip.path }]);
    expect(await db.draftClip.count()).toBe(100);
  });
});
