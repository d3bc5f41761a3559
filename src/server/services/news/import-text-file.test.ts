import { beforeEach, describe, expect, it } from 'vitest';
import { importTextFileSchema } from '~/schemas/article-pool';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { ownArticles } from '~prisma/factories/news';
import { importTextFile } from './import-text-file';

const db = await testDatabase();
const [first, second] = ownArticles().map(({ paragraphs }) => paragraphs.join('\n\n'));
let ctx: TestContext;

beforeEach(async () => {
  await resetDatabase(db);
  ctx = userContext(db, await createLearner(db, { role: 'EDITOR' }));
});

describe('The import of a text file', () => {
  it('A text file is one article: its front matter counts, then the folder’s defaults, then the form', async () => {
    const file = {
      name: 'rain.md',
      source: 'Form',
      licence: 'Form’s',
      folder: '{"source": "Folder", "licence": "CC BY 4.0"}',
    };
    const bring = (text: string, over: Partial<typeof file> = {}) =>
      importTextFile({ ctx, input: { ...file, ...over, text } });
    const text = `---\nlicence: own work\n---\n${first}`;
    expect(await bring(text)).toMatchObject({ line: 1, outcome: 'taken', licenceProblem: null });
    expect(await db.importedArticle.findFirst({ include: { source: true } })).toMatchObject({
      origin: 'TEXT',
      licence: 'own work',
      source: { name: 'Folder' },
    });
    expect(await bring(text)).toMatchObject({ outcome: 'known' });
    const refused = async (...of: Parameters<typeof bring>) => (await bring(...of)).rejection;
    expect(await refused('Too short.')).toEqual({ kind: 'tooShort', detail: '2' });
    expect(await refused(`---\ndate: today\n---\n${second}`)).toEqual({
      kind: 'badDate',
      detail: 'today',
    });
    expect(await refused(second!, { folder: '{"license": "CC0"}' })).toMatchObject({
      kind: 'badDefaults',
    });
    expect(await refused('\0', { name: 'nothing.html' })).toMatchObject({ kind: 'tooShort' });
    expect(await db.importedArticle.count()).toBe(1);
  });

  it.each(['../rain.txt', 'a/b.txt', 'rain.pdf', '_source.json', ''])(
    'A file named “%s” is no text file',
    (name) => {
      expect(importTextFileSchema.safeParse({ name, text: 'It rained.' }).success).toBe(false);
    },
  );

  it('Two editors who bring one file at once take its article once', async () => {
    const input = { name: 'rain.txt', text: first!, source: 'Tea' };
    const both = await Promise.all([
      importTextFile({ ctx, input }),
      importTextFile({ ctx, input }),
    ]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['known', 'taken']);
  });

  it('The import of a text file is closed to visitors, learners and operators of other trades', async () => {
    const input = { name: 'rain.txt', text: first!, source: 'Tea' };
    const as = (actor: TestContext) => importTextFile({ ctx: actor, input });
    await expect(as(visitorContext(db))).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    for (const role of ['NONE', 'SUPPORT', 'ACCOUNTS'] as const)
      await expect(
        as(userContext(db, await createLearner(db, role === 'NONE' ? {} : { role }))),
      ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await db.importedArticle.count()).toBe(0);
  });
});
