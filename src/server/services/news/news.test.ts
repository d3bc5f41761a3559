import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rejectionKind } from '~/domain/news/rejection-kind';
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

const ARTICLES = ownArticles({ category: 'science' });
const importFrom = (articles: readonly SourceArticle[]) =>
  importArticles({ ctx, input: { origin: null, read: parseArticles(articles) } });
const errorWith = (code: string) => expect.objectContaining({ code });
const draft = (seed = 1) => draftUnit({ ctx, input: { category: 'science', level: 'B1', seed } });

describe('Importing articles', () => {
  it('Articles imported twice concurrently are stored once', async () => {
    const articles = ARTICLES.slice(0, 6);
    const [first, second] = await Promise.all([importFrom(articles), importFrom(articles)]);
    expect(first.taken + second.taken).toBe(6);
    expect(first.known + second.known).toBe(6);
    expect(await countArticles({ ctx })).toEqual([
      { category: 'science', licensed: 6, unlicensed: 0 },
    ]);
  });

  it('A near-duplicate of a stored article is skipped', async () => {
    const [article] = ARTICLES as [SourceArticle];
    const [first = '', ...rest] = article.paragraphs;
    const similar = { ...article, title: 'Another', paragraphs: [`${first} And so on.`, ...rest] };
    expect(await importFrom([article, similar])).toMatchObject({ taken: 1, alike: 1 });
  });

  it('Articles without a suitable licence are imported but not used for drafts, and the report names the reason', async () => {
    const [a, b, c] = ARTICLES as [SourceArticle, SourceArticle, SourceArticle];
    const report = await importFrom([
      { ...a, licence: null },
      { ...b, licence: 'CC BY-NC 4.0' },
      c,
    ]);
    expect(report.taken).toBe(3);
    expect([...report.unlicensed.values()]).toEqual([1, 1]);
    await expect(draft()).rejects.toEqual(errorWith('NOT_ENOUGH_NEWS'));
    expect((await draft().catch((error) => error)).fields.news).toContain('1 pieces');
  });

  it('An article without a known category gets one guessed from the words of the units', async () => {
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
    const article = { ...ARTICLES[0]!, category: 'Odds and ends', paragraphs: [text.repeat(4)] };
    expect(await importFrom([article])).toMatchObject({ guessed: 1 });
    expect(await db.importedArticle.findFirst()).toMatchObject({
      category: 'health',
      categoryGuessed: true,
    });
  });

  it('An article in which a character was lost is rejected by name, wherever it was, and the others are imported', async () => {
    const [a, b, c] = ARTICLES as [SourceArticle, SourceArticle, SourceArticle];
    const [first = '', ...rest] = a.paragraphs;
    const report = await importFrom([
      { ...a, paragraphs: [...rest, first.replace(' ', ' caf\uFFFD ')] },
      { ...b, author: 'Jos\uFFFD' },
      c,
    ]);
    expect(report.taken).toBe(1);
    expect(report.rejected.map(({ reason }) => rejectionKind(reason).kind)).toEqual([
      ...['lostCharacters', 'lostCharacters'],
    ]);
  });

  it('Articles that are too short or unreadable are rejected, and the import goes on', async () => {
    const [article] = ARTICLES as [SourceArticle];
    async function* read() {
      yield { rejected: { location: 'feed', reason: 'Its XML is broken.' } };
      yield { article: { ...article, url: null, paragraphs: ['Too short.'] } };
      yield { article };
    }
    const report = await importArticles({ ctx, input: { origin: null, read: read() } });
    expect(report.taken).toBe(1);
    expect(report.rejected).toEqual([
      { location: 'feed', reason: 'Its XML is broken.' },
      { location: article.title, reason: 'It has 2 words: too few to choose from.' },
    ]);
  });
});

it('The news verbs and queries are open to operators alone', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const learner = userContext(db, await createLearner(db));
  const verbs = [
    (actorCtx: TestContext) =>
      importArticles({ ctx: actorCtx, input: { origin: null, read: parseArticles([]) } }),
    (actorCtx: TestContext) =>
      draftUnit({ ctx: actorCtx, input: { category: 'science', level: 'B1', seed: 1 } }),
    (actorCtx: TestContext) => getDraft({ ctx: actorCtx, input: { id } }),
    (actorCtx: TestContext) => listDrafts({ ctx: actorCtx }),
    (actorCtx: TestContext) => countArticles({ ctx: actorCtx }),
    (actorCtx: TestContext) =>
      swapItem({
        ctx: actorCtx,
        input: { id, version: 0, kind: 'word', position: 1, keepRest: false },
      }),
    (actorCtx: TestContext) =>
      editDraft({ ctx: actorCtx, input: { id, version: 0, words: [], sentences: [] } }),
    (actorCtx: TestContext) => publishUnit({ ctx: actorCtx, input: { id } }),
    (actorCtx: TestContext) =>
      withdrawUnit({ ctx: actorCtx, input: { slug: 'any', reason: 'a slip' } }),
  ];
  for (const verb of verbs) {
    await expect(verb(visitorContext(db))).rejects.toEqual(errorWith('LOGIN_USER_REQUIRED'));
    await expect(verb(learner)).rejects.toEqual(errorWith('FORBIDDEN'));
  }
  expect(await db.newsSource.count()).toBe(0);
});

it('Unknown drafts and units are rejected as not found', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const notFound = errorWith('DRAFT_NOT_FOUND');
  await expect(getDraft({ ctx, input: { id } })).rejects.toEqual(notFound);
  await expect(publishUnit({ ctx, input: { id } })).rejects.toEqual(notFound);
  const edit = editDraft({ ctx, input: { id, version: 0, words: [], sentences: [] } });
  await expect(edit).rejects.toEqual(notFound);
  const withdrawn = withdrawUnit({ ctx, input: { slug: 'nothing', reason: 'a slip' } });
  await expect(withdrawn).rejects.toEqual(errorWith('UNIT_NOT_FOUND'));
});
