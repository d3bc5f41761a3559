import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SourceArticle } from '~/domain/news/source-entry';
import type { Database } from '~/server/db';
import { systemContext, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { ownArticles, parseArticles } from '~prisma/factories/news';
import { createUnit } from '~prisma/factories/unit';
import { draftUnit } from './draft-unit';
import { editDraft } from './edit-draft';
import { importArticles } from './import-articles';
import { publishUnit } from './publish-unit';
import { countArticles, getDraft, listDrafts } from './queries';
import { swapItem } from './swap-item';
import { withdrawUnit } from './withdraw-unit';

let db: Database;
let ctx: TestContext;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  ctx = systemContext(db);
});

const PIECES = ownArticles({ category: 'science' });
const importFrom = (pieces: readonly SourceArticle[]) =>
  importArticles({ ctx, input: { read: parseArticles(pieces) } });
const refused = (code: string) => expect.objectContaining({ code });
const draft = (seed = 1) => draftUnit({ ctx, input: { category: 'science', level: 'B1', seed } });

describe('pieces', () => {
  it('come in once, however often they are brought, also by two at once', async () => {
    const some = PIECES.slice(0, 6);
    const [first, second] = await Promise.all([importFrom(some), importFrom(some)]);
    expect(first.taken + second.taken).toBe(6);
    expect(first.known + second.known).toBe(6);
    expect(await countArticles({ ctx })).toEqual([
      { category: 'science', licensed: 6, unlicensed: 0 },
    ]);
  });

  it('that resemble one which is there are left', async () => {
    const [piece] = PIECES as [SourceArticle];
    const [first = '', ...rest] = piece.paragraphs;
    const other = { ...piece, title: 'Another', paragraphs: [`${first} And so on.`, ...rest] };
    expect(await importFrom([piece, other])).toMatchObject({ taken: 1, alike: 1 });
  });

  it('without a licence, or under one that forbids it, are kept out, and the report says why', async () => {
    const [a, b, c] = PIECES as [SourceArticle, SourceArticle, SourceArticle];
    const report = await importFrom([
      { ...a, licence: null },
      { ...b, licence: 'CC BY-NC 4.0' },
      c,
    ]);
    expect(report.taken).toBe(3);
    expect(Object.values(report.unlicensed)).toEqual([1, 1]);
    await expect(draft()).rejects.toEqual(refused('NOT_ENOUGH_NEWS'));
    expect((await draft().catch((error) => error)).fields.news).toContain('1 pieces');
  });

  it('without a category get one guessed from the words of our units', async () => {
    await createUnit(db, {
      category: 'health',
      articles: {
        create: {
          position: 1,
          title: 'Sleep',
          body: 'Doctors ask every patient about sleep, medicine and rest.',
          author: 'x',
          licence: 'own work',
          publishedOn: new Date('2026-11-20'),
        },
      },
    });
    const text = 'The doctors gave the patient medicine and asked about sleep and rest. ';
    const piece = { ...PIECES[0]!, category: 'Odds and ends', paragraphs: [text.repeat(4)] };
    expect(await importFrom([piece])).toMatchObject({ guessed: 1 });
    expect(await db.importedArticle.findFirst()).toMatchObject({
      category: 'health',
      categoryGuessed: true,
    });
  });

  it('that are too short, or could not be read, are refused, and the rest goes on', async () => {
    const [piece] = PIECES as [SourceArticle];
    async function* read() {
      yield { refused: { where: 'feed', why: 'Its XML is broken.' } };
      yield { piece: { ...piece, url: null, paragraphs: ['Too short.'] } };
      yield { piece };
    }
    const report = await importArticles({ ctx, input: { read: read() } });
    expect(report.taken).toBe(1);
    expect(report.rejected).toEqual([
      { where: 'feed', why: 'Its XML is broken.' },
      { where: piece.title, why: 'It has 2 words: too few to choose from.' },
    ]);
  });
});

it('nobody but an operator does any of it', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const learner = userContext(db, await createLearner(db));
  const verbs = [
    (as: TestContext) => importArticles({ ctx: as, input: { read: parseArticles([]) } }),
    (as: TestContext) =>
      draftUnit({ ctx: as, input: { category: 'science', level: 'B1', seed: 1 } }),
    (as: TestContext) => getDraft({ ctx: as, input: { id } }),
    (as: TestContext) => listDrafts({ ctx: as }),
    (as: TestContext) => countArticles({ ctx: as }),
    (as: TestContext) =>
      swapItem({ ctx: as, input: { id, version: 0, kind: 'word', position: 1, keepRest: false } }),
    (as: TestContext) =>
      editDraft({ ctx: as, input: { id, version: 0, words: [], sentences: [] } }),
    (as: TestContext) => publishUnit({ ctx: as, input: { id } }),
    (as: TestContext) => withdrawUnit({ ctx: as, input: { slug: 'any' } }),
  ];
  for (const verb of verbs) {
    await expect(verb(visitorContext(db))).rejects.toEqual(refused('LOGIN_USER_REQUIRED'));
    await expect(verb(learner)).rejects.toEqual(refused('FORBIDDEN'));
  }
  expect(await db.newsSource.count()).toBe(0);
});

it('what is not there is said so', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const none = refused('DRAFT_NOT_FOUND');
  await expect(getDraft({ ctx, input: { id } })).rejects.toEqual(none);
  await expect(publishUnit({ ctx, input: { id } })).rejects.toEqual(none);
  const edit = editDraft({ ctx, input: { id, version: 0, words: [], sentences: [] } });
  await expect(edit).rejects.toEqual(none);
  const withdrawn = withdrawUnit({ ctx, input: { slug: 'nothing' } });
  await expect(withdrawn).rejects.toEqual(refused('UNIT_NOT_FOUND'));
});
