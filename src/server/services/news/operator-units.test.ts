import { beforeEach, describe, expect, it } from 'vitest';
import { importTextSchema, listPoolSchema, MAX_IMPORT_LINES } from '~/schemas/article-pool';
import { listOperatorUnitsSchema } from '~/schemas/operator-unit';
import { storage } from '~/server/gateways/storage/configured';
import { captureLog } from '~/test/captured-log';
import { systemContext, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { createDraft, ownArticles } from '~prisma/factories/news';
import { createUnit } from '~prisma/factories/unit';
import { editDraft } from './edit-draft';
import { getOperatorDraft } from './get-operator-draft';
import { importText } from './import-text';
import { listOpenDrafts } from './list-open-drafts';
import { listOperatorUnits } from './list-operator-units';
import { listPool } from './list-pool';
import { listSources } from './list-sources';
import { listDrafts } from './queries';
import { withdrawUnit } from './withdraw-unit';

const db = await testDatabase();
let ctx: TestContext;

beforeEach(async () => {
  await resetDatabase(db);
  ctx = userContext(db, await createLearner(db, { role: 'EDITOR' }));
});

const units = (input: object = {}) =>
  listOperatorUnits({ ctx, input: listOperatorUnitsSchema.parse(input) });
const pool = (input: object = {}) => listPool({ ctx, input: listPoolSchema.parse(input) });
const importLines = (lines: readonly unknown[], rest: object = {}) =>
  importText({
    ctx,
    input: {
      text: lines
        .map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
        .join('\n'),
      ...rest,
    },
  });
const [first, second] = ownArticles().map(({ paragraphs, ...article }) => ({
  ...article,
  paragraphs,
}));

describe('The desk of units', () => {
  it('The table of units has withdrawn and later ones, each with its state', async () => {
    const later = new Date(ctx.now().getTime() + 7 * 24 * 3_600_000);
    await createUnit(db, { slug: 'now', level: 'A2' });
    await createUnit(db, { slug: 'later', level: 'B1', publishedOn: later });
    await createUnit(db, { slug: 'gone', level: 'B1' });
    await withdrawUnit({ ctx, input: { slug: 'gone', reason: 'a wrong number in it' } });
    const states = async (input: object = {}) =>
      Object.fromEntries((await units(input)).rows.map(({ slug, state }) => [slug, state]));
    expect(await states()).toEqual({ now: 'PUBLISHED', later: 'UPCOMING', gone: 'WITHDRAWN' });
    expect(await states({ state: 'WITHDRAWN' })).toEqual({ gone: 'WITHDRAWN' });
    expect(await states({ state: 'UPCOMING' })).toEqual({ later: 'UPCOMING' });
    expect(await states({ state: 'PUBLISHED' })).toEqual({ now: 'PUBLISHED' });
    expect(await states({ level: 'B1', q: 'GON' })).toEqual({ gone: 'WITHDRAWN' });
  });

  it('A withdrawal is logged once with its reason, also when two editors withdraw at once', async () => {
    await createUnit(db, { slug: 'tea' });
    const withdraw = () => withdrawUnit({ ctx, input: { slug: 'tea', reason: 'out of date' } });
    await Promise.all([withdraw(), withdraw()]);
    expect(await db.operatorAct.findMany()).toMatchObject([
      { kind: 'unit.withdraw', subject: 'tea', reason: 'out of date' },
    ]);
  });

  it('A draft shows what is missing, its levels, and its clips with their scores', async () => {
    const { id, version } = await createDraft(db);
    const change = { id, version, words: [{ position: 1, meaning: '' }], sentences: [] };
    await editDraft({ ctx, input: change });
    const { words } = await getOperatorDraft({ ctx, input: { id } });
    const clip = (source: string, text: string, selfScore: number) => ({
      draftId: id,
      accent: 'US' as const,
      source,
      path: `clips/x-${source}.mp3`,
      durationMs: 900,
      selfScore,
      loudness: Buffer.from([9]),
      voice: 'pico-us' as const,
      variety: 'american' as const,
      sex: 'female' as const,
      cues: text.split(' ').map((part) => ({ text: part, startMs: 0, endMs: 1 })),
    });
    await db.draftClip.createMany({
      data: [clip('old', 'nothing of this', 90), clip('weak', words[2]!.text, 61)],
    });
    const shown = await getOperatorDraft({ ctx, input: { id } });
    expect(shown.problems).toEqual([{ field: 'words.1.meaning', kind: 'empty', detail: '' }]);
    expect(shown.grades.words).toHaveLength(10);
    const line = shown.lines.find(({ field }) => field === 'words.3');
    expect(line).toMatchObject({ kind: 'WORD', key: words[2]!.key, text: words[2]!.text });
    expect(line!.places).toMatchObject([
      {
        accent: 'US',
        sex: 'female',
        ipa: words[2]!.ipa.us.replaceAll('/', ''),
        clip: {
          score: 61,
          accepted: false,
          variety: 'american',
          recorded: null,
          url: storage().publicUrl('clips/x-weak.mp3'),
        },
      },
      { accent: 'US', sex: 'male', clip: null },
      { accent: 'GB', sex: 'female', clip: null },
      { accent: 'GB', sex: 'male', clip: null },
    ]);
    const made = shown.lines.flatMap(({ places }) => places).filter(({ clip }) => clip);
    expect(made).toHaveLength(1);
    expect(await listOpenDrafts({ ctx })).toMatchObject([{ id, missing: 1 }]);
  });

  it('A draft shows the lexicon’s meaning of each word, by its saved text and part of speech', async () => {
    const { id, version } = await createDraft(db);
    const changes = [
      { text: 'March', partOfSpeech: 'noun' as const },
      { text: 'marched', partOfSpeech: 'verb' as const, meaning: '別的意思' },
      { text: 'march', partOfSpeech: 'noun' as const },
      { text: 'x'.repeat(60) },
    ];
    const words = changes.map((change, index) => ({ position: index + 1, ...change }));
    await editDraft({ ctx, input: { id, version, words, sentences: [] } });
    const { lexiconMeanings } = await getOperatorDraft({ ctx, input: { id } });
    expect(lexiconMeanings).toHaveLength(10);
    expect(lexiconMeanings.slice(0, 4)).toEqual([
      expect.stringContaining('三月'),
      expect.stringContaining('行軍'),
      null,
      null,
    ]);
  });

  it('A draft that cannot be read is listed as one, logged, and hides no other', async () => {
    const damaged = await createDraft(db);
    const whole = await createDraft(db);
    await db.unitDraft.update({ where: { id: damaged.id }, data: { texts: { headline: 1 } } });
    const logged = captureLog();
    const found = await listOpenDrafts({ ctx });
    expect(found.find(({ id }) => id === damaged.id)).toMatchObject({ missing: null });
    expect(found.find(({ id }) => id === whole.id)?.missing).not.toBeNull();
    expect(logged).toMatchObject([{ kind: 'unitDraft', row: damaged.id }]);
    expect((await listDrafts({ ctx })).drafts.map(({ id }) => id)).toEqual([whole.id]);
  });

  it('The level of each word of a sentence is that of its saved text', async () => {
    const { id, version } = await createDraft(db);
    const levels = async () => {
      const { grades, sentences } = await getOperatorDraft({ ctx, input: { id } });
      expect(grades.sentenceWords.map((words) => words.map(({ text }) => text).join(' '))).toEqual(
        sentences.map(({ text }) => text),
      );
      return grades.sentenceWords[0]!.map(({ text, level }) => `${text} ${level}`);
    };
    const before = await levels();
    const text = 'They absorb the subterfuge.';
    const sentences = [{ position: 1, text }];
    await editDraft({ ctx, input: { id, version, words: [], sentences } });
    expect(await levels()).toEqual(['They A1', 'absorb B1', 'the A1', 'subterfuge. C1']);
    expect(before).not.toContain('absorb B1');
  });

  it('A draft from an article without a licence, or with the address of another unit, says so', async () => {
    await createUnit(db, { slug: 'taken' });
    const { id } = await createDraft(db, { slug: 'taken', licence: 'CC BY-NC 4.0' });
    const { problems } = await getOperatorDraft({ ctx, input: { id } });
    const kinds = problems.map(({ field, kind }) => `${field} ${kind}`);
    expect(kinds).toContain('slug slugTaken');
    expect(kinds).toContain('sentences.1 licence');
  });
});

describe('The import of a file on the desk', () => {
  it('Every line of a hostile file has a result, and only lines reported as imported are stored', async () => {
    const wrong = [
      'oops',
      '',
      '{"title": 1}',
      '[]',
      '"\u0000"',
      { ...first, title: 'No source', source: undefined },
      { ...first, title: 'Short', paragraphs: ['Too short.'] },
      { ...first, title: '<script>alert(1)</script>', licence: 'CC BY-NC 4.0' },
      { ...first, title: 'Copy' },
      second,
      { ...second, author: 'a\u0000b' },
    ];
    const lines = await importLines(wrong);
    const outcome = lines.map(({ line, outcome, rejection }) => [line, outcome, rejection?.kind]);
    expect(outcome).toEqual([
      [1, 'refused', 'notJson'],
      [3, 'refused', 'badField'],
      [4, 'refused', 'badField'],
      [5, 'refused', 'notJson'],
      [6, 'refused', 'noSource'],
      [7, 'refused', 'tooShort'],
      [8, 'taken', undefined],
      [9, 'known', undefined],
      [10, 'taken', undefined],
      [11, 'refused', 'badField'],
    ]);
    expect(lines[6]?.licenceProblem).toBe('non-commercial');
    expect((await pool()).rows.map(({ title }) => title).sort()).toEqual(
      [second?.title, '<script>alert(1)</script>'].sort(),
    );
    expect((await pool({ q: 'SCRIPT' })).rows).toMatchObject([
      { licenceProblem: 'non-commercial' },
    ]);
  });

  it('A line that is nested a hundred thousand deep, names a path or turns the reading direction is answered like any other', async () => {
    const deep = 100_000;
    const html = `${'<div>'.repeat(deep)}${first!.paragraphs!.join(' ')}`;
    const lines = await importLines([
      `{"title":"Deep","text":${'['.repeat(deep)}${']'.repeat(deep)}}`,
      '['.repeat(deep),
      { ...first, title: 'Deep', paragraphs: undefined, html },
      { ...first, title: 'x'.repeat(1_000_001) },
      {
        ...second,
        title: '../../etc/passwd',
        source: '..\\..\u202esecret',
        author: 'A\u202e\ud800B',
        licence: 'CC BY 4.0\u0007',
        __proto__: { isOwner: true },
      },
    ]);
    expect(lines.map(({ outcome, rejection }) => rejection?.kind ?? outcome)).toEqual([
      ...['badField', 'notJson', 'tooShort', 'lineTooLong', 'taken'],
    ]);
    expect(await db.importedArticle.findFirstOrThrow({ orderBy: { id: 'desc' } })).toMatchObject({
      title: '../../etc/passwd',
      author: 'AB',
      licence: 'CC BY 4.0',
    });
    expect((await db.newsSource.findMany()).map(({ name }) => name)).toContain('..\\..secret');
  });

  it('The form’s source and licence count for lines that have none', async () => {
    const bare = { ...first, source: undefined, licence: undefined };
    const lines = await importLines([bare], { source: 'Our desk', licence: 'own work' });
    expect(lines).toMatchObject([{ outcome: 'taken', licenceProblem: null }]);
    expect((await pool({ licence: 'named' })).rows).toMatchObject([
      { source: 'Our desk', licence: 'own work' },
    ]);
    expect((await pool({ licence: 'none' })).rows).toEqual([]);
  });

  it('A source has its articles by the licences that they name, and says which of them get into no unit', async () => {
    const source = 'Our desk';
    await importLines([
      { ...first, source, licence: 'CC BY 4.0' },
      { ...second, source, licence: 'CC BY-NC 4.0' },
    ]);
    expect(await listSources({ ctx })).toEqual([
      {
        name: source,
        articles: 2,
        lastImportedAt: ctx.now(),
        licences: expect.arrayContaining([
          { licence: 'CC BY 4.0', articles: 1, licenceProblem: null },
          { licence: 'CC BY-NC 4.0', articles: 1, licenceProblem: 'non-commercial' },
        ]),
        origins: [{ origin: 'LINES', articles: 2 }],
      },
    ]);
    const support = userContext(db, await createLearner(db, { role: 'SUPPORT' }));
    await expect(listSources({ ctx: support })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('Two imports of one file at once take each article once', async () => {
    const results = await Promise.all([importLines([first, second]), importLines([first, second])]);
    const outcomes = results.flat().map(({ outcome }) => outcome);
    expect(outcomes.sort()).toEqual(['known', 'known', 'taken', 'taken']);
    expect(await db.operatorAct.count({ where: { kind: 'article.import' } })).toBe(2);
  });

  it('A file without a text, or with too many lines, is refused before anything is read', () => {
    const accepts = (text: string) => importTextSchema.safeParse({ text }).success;
    expect(accepts(' \n ')).toBe(false);
    expect(accepts('{}\n'.repeat(MAX_IMPORT_LINES))).toBe(true);
    expect(accepts('{}\n'.repeat(MAX_IMPORT_LINES + 1))).toBe(false);
  });
});

it('The desk is closed to learners and to operators of other trades', async () => {
  const { id } = await createDraft(db);
  const calls = [
    (as: TestContext) => listOperatorUnits({ ctx: as, input: listOperatorUnitsSchema.parse({}) }),
    (as: TestContext) => listPool({ ctx: as, input: listPoolSchema.parse({}) }),
    (as: TestContext) => listOpenDrafts({ ctx: as }),
    (as: TestContext) => getOperatorDraft({ ctx: as, input: { id } }),
    (as: TestContext) => importText({ ctx: as, input: { text: JSON.stringify(first) } }),
  ];
  const accounts = userContext(db, await createLearner(db, { role: 'ACCOUNTS' }));
  const learner = userContext(db, await createLearner(db));
  for (const call of calls) {
    await expect(call(visitorContext(db))).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    for (const as of [accounts, learner])
      await expect(call(as)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await call(systemContext(db));
  }
});
