import superjson from 'superjson';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SourceArticle } from '~/domain/news/source-entry';
import { operatorVoiceLessonSchema } from '~/schemas/operator-voice-lesson';
import { voiceDraftSchema } from '~/schemas/voice-draft';
import { handleRestRequest } from '~/server/rest/handler';
import { captureLog } from '~/test/captured-log';
import { systemContext, type TestContext, userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { INHERITED_NAMES } from '~/test/inherited-names';
import { createBrowser } from '~/test/next-headers';
import { createLearner } from '~prisma/factories/learner';
import { ownArticles, parseArticles } from '~prisma/factories/news';
import { createUnit } from '~prisma/factories/unit';
import { createVoiceDraft, VOICE_LESSON } from '~prisma/factories/voice-draft';
import { handleOperatorTableRequest } from './downloads/operator-table';
import { addEnrolment } from './services/lesson/add-enrolment';
import { getUnitProgress } from './services/lesson/queries';
import { draftUnit } from './services/news/draft-unit';
import { importArticles } from './services/news/import-articles';
import { editVoiceLesson } from './services/voice-lesson/edit-voice-lesson';
import { getVoiceLesson } from './services/voice-lesson/get-voice-lesson';

const db = await testDatabase();
let ctx: TestContext;
beforeEach(async () => {
  await resetDatabase(db);
  ctx = systemContext(db);
});

/** The value that a browser receives for a response of ours. */
const sent = <T>(answer: T): T => superjson.parse(superjson.stringify(answer));

const importFrom = (articles: readonly SourceArticle[]) =>
  importArticles({ ctx, input: { origin: null, read: parseArticles(articles) } });

const [first, second] = ownArticles({ category: 'science' }) as [SourceArticle, SourceArticle];
const withWords = (article: SourceArticle): SourceArticle => ({
  ...article,
  paragraphs: [
    ...article.paragraphs,
    ...INHERITED_NAMES.map((word) => `The ${word} came early, and I've seen the ${word}.`),
  ],
});

describe('An article with the words of objects', () => {
  it('Such an article and the one after it are imported, whatever its category is called', async () => {
    for (const category of ['constructor', '__proto__', null]) {
      await resetDatabase(db);
      const report = await importFrom([{ ...withWords(first), category }, second]);
      expect(report).toMatchObject({ taken: 2, rejected: [] });
    }
  });

  it('A unit is drafted from a pool that has such articles', { tags: ['extended'] }, async () => {
    const articles = ownArticles({ category: 'science' });
    await importFrom(articles.map((one, index) => (index < 3 ? withWords(one) : one)));
    const draft = await draftUnit({
      ctx,
      input: { category: 'science', level: 'B1', seed: 1 },
    });
    expect(draft.sentences).toHaveLength(10);
  });

  it('Two of three articles are in when the database refuses the second, which is refused and logged', async () => {
    const records = captureLog();
    const broken = { ...second, author: 'a\u0000b' };
    const third = ownArticles({ category: 'science' })[2]!;
    const report = await importFrom([first, broken, third]);
    expect(report).toMatchObject({
      taken: 2,
      rejected: [{ location: second.url ?? second.title }],
    });
    expect(records.filter(({ level }) => level === 'error')).toHaveLength(1);
  });
});

describe('A voice lesson with the words of objects', () => {
  it('A line with the word “constructor” is read again, with its level, and no word is missing', async () => {
    const editor = userContext(db, await createLearner(db, { role: 'EDITOR' }));
    const draft = await createVoiceDraft(db);
    const item = { ...VOICE_LESSON.transcript[0]!, en: 'The constructor finished early.' };
    await editVoiceLesson({
      ctx: editor,
      input: {
        id: draft.id,
        version: draft.version,
        change: { kind: 'put', part: 'transcript', item },
      },
    });
    const lesson = await getVoiceLesson({ ctx: editor, input: { id: draft.id } });
    expect(lesson.problems.filter(({ kind }) => kind === 'unspeakable')).toEqual([]);
    expect(lesson.grades.get(item.id)).toBeTruthy();
  });

  it('Pronunciations and ids of any word arrive, also of a draft that an earlier release stored', async () => {
    const editor = userContext(db, await createLearner(db, { role: 'EDITOR' }));
    const pronunciations = JSON.parse('{"prototype":[["T","IY"]],"__proto__":[["T","IY"]]}');
    const [line, ...rest] = VOICE_LESSON.transcript;
    const content = {
      ...VOICE_LESSON,
      transcript: [{ ...line!, id: 'constructor', pronunciations }, ...rest],
    };
    const { id } = await createVoiceDraft(db);
    await db.voiceDraft.update({ where: { id }, data: { content: content as object } });
    const lesson = operatorVoiceLessonSchema.parse(
      await getVoiceLesson({ ctx: editor, input: { id } }),
    );
    expect(sent(lesson)).toEqual(lesson);
    const stored = voiceDraftSchema.parse(content);
    expect(stored.transcript[0]!.pronunciations!.map(([word]) => word)).toContain('prototype');
  });
});

it('A learner’s progress arrives when a unit has the address “constructor”', async () => {
  const learner = userContext(db, await createLearner(db));
  for (const slug of ['constructor', 'prototype', 'tea']) {
    await createUnit(db, { slug });
    await addEnrolment({ ctx: learner, input: { slug } });
  }
  const progress = sent(await getUnitProgress({ ctx: learner }));
  expect([...progress.keys()].sort()).toEqual(['constructor', 'prototype', 'tea']);
});

it.each(INHERITED_NAMES)('An address that ends in “%s” is not found', async (name) => {
  const request = new Request(`http://localhost/x/${name}`);
  const browser = createBrowser();
  expect((await browser.act(request, (asked) => handleRestRequest(asked, name))).status).toBe(404);
  const table = await browser.act(request, (asked) => handleOperatorTableRequest(asked, name));
  expect(table.status).toBe(404);
});
