import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { UsageError } from '~/operate/usage-error';
import { loadUnits } from '~/server/content/load-units';
import { captureLog } from '~/test/captured-log';
import { systemContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createDraft, ownArticles } from '~prisma/factories/news';
import { runNewsCommand } from './commands';

const db = await testDatabase();
const ctx = systemContext(db);
const folder = mkdtempSync(join(tmpdir(), 'news-command-'));
const run = (...words: string[]) => runNewsCommand(ctx, words);
beforeEach(() => resetDatabase(db));

describe('npm run news', () => {
  it('npm run news imports several sources with progress, and an invalid one does not stop the others', async () => {
    const file = join(folder, 'pieces.jsonl');
    const [first, second] = ownArticles().map((piece) => JSON.stringify(piece));
    writeFileSync(file, [first, 'oops', second].join('\n'));
    const steps: string[] = [];
    const lines = await runNewsCommand(ctx, ['import', 'http://127.0.0.1/', '/nowhere', file], {
      step: (label) => steps.push(label.split(': ')[1]!),
    });
    expect(steps).toEqual(['refused', 'refused', 'taken', 'refused', 'taken']);
    expect(lines.join('\n')).toContain('Its address lies in a private or reserved network.');
    expect(lines.join('\n')).toContain('There is no such file or folder.');
    expect(lines.join('\n')).toContain(`${file}: 2 taken`);
    expect(lines.join('\n')).toContain(`${file}:2: The line is not JSON.`);
    const pieces = await run('pieces');
    expect(pieces[0]).toMatch(/^\w+: 2 pieces$/);
    expect(pieces).toContain('Source 1: 1 pieces');
  });

  it('npm run news exports a draft to a file, imports the edited file, and shows the draft', async () => {
    const { id } = await createDraft(db, { slug: 'tea' });
    const file = join(folder, 'draft.json');
    const name = id.slice(-8);
    await run('edit', name, 'words.1.meaning', '');
    expect(await run('export', name, file)).toEqual([`Wrote ${file}: 1 fields are open.`]);
    const draft = JSON.parse(readFileSync(file, 'utf8'));
    expect(draft.todo).toEqual(['words.1.meaning is empty']);
    draft.words[0].meaning = '茶';
    writeFileSync(file, JSON.stringify(draft));
    expect((await run('fill', file))[0]).toContain('ready to publish');
    await expect(run('fill', file)).rejects.toMatchObject({ code: 'DRAFT_CHANGED' });
    expect((await run('show', name)).join('\n')).toContain('茶');
    expect(await run('list')).toEqual([expect.stringContaining('tea')]);
  });

  it('npm run news reads an edited draft that an editor saved as UTF-16, and refuses one in Big5', async () => {
    const { id } = await createDraft(db);
    const file = join(folder, 'saved.json');
    await run('export', id, file);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, Buffer.concat([Buffer.from(text), Buffer.from([0xaf, 0xf9])]));
    await expect(run('fill', file)).rejects.toThrow('It does not say in which encoding it is');
    writeFileSync(file, `\uFEFF${text}`, 'utf16le');
    expect((await run('fill', file))[0]).toContain('ready to publish');
  });

  it('npm run news lists a draft that cannot be read as such, says where the list ends, and finds one beyond it', async () => {
    const { id } = await createDraft(db, { slug: 'tea' });
    await db.$executeRaw`UPDATE "UnitDraft" SET "createdAt" = "createdAt" - interval '1 day'`;
    const row = await db.unitDraft.findUniqueOrThrow({ where: { id } });
    const { id: _, live: __, ...rest } = row;
    await db.unitDraft.createMany({
      data: Array.from({ length: 200 }, () => ({
        ...rest,
        createdAt: new Date(row.createdAt.getTime() + 3_600_000),
        texts: [],
      })) as never,
    });
    const logged = captureLog();
    const lines = await run('list');
    expect(logged).toHaveLength(200);
    expect(lines).toHaveLength(201);
    expect(lines[0]).toMatch(/^\w{8} {2}cannot be read$/);
    expect(lines.at(-1)).toBe('The list ends here, after 200: there may be more.');
    expect((await run('show', id.slice(-8))).join('\n')).toContain('tea');
  });

  it('npm run news reports the errors of an editor’s file by field', async () => {
    const { id } = await createDraft(db);
    const file = join(folder, 'wrong.json');
    await run('export', id, file);
    const draft = JSON.parse(readFileSync(file, 'utf8'));
    draft.words[2].partOfSpeech = 'colour';
    draft.sentences[9].translaton = '…';
    writeFileSync(file, JSON.stringify(draft));
    const wrong = run('fill', file);
    await expect(wrong).rejects.toThrow(UsageError);
    await expect(wrong).rejects.toThrow(/words\.3\.partOfSpeech: /);
    await expect(wrong).rejects.toThrow(/sentences\.10: .*translaton/);
    writeFileSync(file, '{');
    await expect(run('fill', file)).rejects.toThrow('The file is not JSON');
  });

  it('npm run news shows the lexicon’s meaning beside another one, and has it in the exported file', async () => {
    const { id } = await createDraft(db);
    const show = async (text: string) =>
      (await run('show', id)).find((line) => line.includes(`  ${text} (`));
    await run('edit', id, 'words.1.text', 'march');
    await run('edit', id, 'words.1.partOfSpeech', 'verb');
    await run('edit', id, 'words.1.meaning', '三月');
    expect(await show('march')).toMatch(/三月 \(lexicon: 行軍.*\)$/);
    const { words } = JSON.parse((await run('export', id)).join('\n'));
    const lexicon: string = words[0].about.lexicon;
    expect(lexicon).toContain('行軍');
    await run('edit', id, 'words.1.meaning', lexicon);
    expect((await show('march'))?.endsWith(`  ${lexicon}`)).toBe(true);
    await run('edit', id, 'words.1.partOfSpeech', 'noun');
    const { words: later } = JSON.parse((await run('export', id)).join('\n'));
    expect(later[0].about.lexicon).toBe('has no entry');
  });

  it('npm run news sets IPA and pronunciations field by field', async () => {
    const { id } = await createDraft(db);
    await run('edit', id, 'words.1.ipa.gb', 'tiː');
    await run('edit', id, 'words.1.pronunciations', 'T IY, T EY');
    const { items } = await db.unitDraft.findFirstOrThrow();
    expect((items as { words: object[] }).words[0]).toMatchObject({
      ipa: { gb: 'tiː', us: expect.stringMatching(/./) },
      pronunciations: [
        ['T', 'IY'],
        ['T', 'EY'],
      ],
    });
  });

  it('npm run news drafts from the own pieces of one set and writes the finished draft as a content file', async () => {
    const own = ownArticles().slice(0, 9);
    const file = join(folder, 'own.jsonl');
    const lines = own.map(({ title, paragraphs, author, date, category }, index) => ({
      title,
      body: paragraphs.join('\n\n'),
      author,
      category,
      publishedOn: date,
      licence: 'own work',
      source: index < 3 ? 'ours' : 'others',
    }));
    writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
    await run('import', file);
    const content = mkdtempSync(join(tmpdir(), 'content-'));
    const units = join(content, 'units');
    mkdirSync(units);
    const { level, category } = loadUnits()[0]!;
    const flags = ['--category', category, '--level', level, '--only-source', 'ours'];
    const drafted = await run('draft', ...flags, '--folder', units);
    expect(drafted[1]).toMatch(/of 10 words at .* in the first or second person .* a contraction/);
    const name = drafted[0]!.split(' ')[0]!;
    const exported = join(folder, 'own-draft.json');
    await run('export', name, exported);
    const draft = JSON.parse(readFileSync(exported, 'utf8'));
    const save = () =>
      run('save', name, '--access', 'free', '--date', '2026-11-22', '--folder', units);
    await expect(save()).rejects.toMatchObject({
      code: 'DRAFT_INCOMPLETE',
      fields: { slug: 'is empty', 'words.1.example': 'is empty' },
    });
    draft.texts = {
      slug: 'our-own',
      headline: { zh: '標題', en: 'Title' },
      summary: { zh: '摘要', en: 'Summary' },
    };
    for (const word of draft.words) {
      word.meaning = '意思';
      word.example = `Here is ${word.text} again.`;
      word.exampleTranslation = '例句。';
    }
    for (const sentence of draft.sentences) sentence.translation = '翻譯。';
    writeFileSync(exported, JSON.stringify(draft));
    await run('fill', exported);
    await save();
    const [unit] = loadUnits(content);
    expect(unit).toMatchObject({
      slug: 'our-own',
      level,
      access: 'FREE',
      publishedOn: '2026-11-22',
    });
    expect(unit!.pieces.map(({ title }) => title)).toEqual(
      expect.arrayContaining(own.slice(0, 3).map(({ title }) => title)),
    );
    expect(readFileSync(join(units, 'our-own.json'), 'utf8')).toMatch(
      /^\{\n {2}"slug": "our-own",/,
    );
    await expect(save()).rejects.toThrow(/exists already; --replace/);
  });

  it('npm run news deletes a draft only with --yes, and lists every candidate of a draft', async () => {
    const file = join(folder, 'pool.jsonl');
    const own = ownArticles({ category: 'science' }).slice(0, 9);
    const pieces = own.map(({ title, paragraphs, date }, index) => ({
      title,
      body: paragraphs.join('\n\n'),
      category: 'science',
      publishedOn: date,
      licence: 'own work',
      source: `Source ${index % 3}`,
    }));
    writeFileSync(file, pieces.map((piece) => JSON.stringify(piece)).join('\n'));
    await run('import', file);
    const { level } = loadUnits()[0]!;
    const units = mkdtempSync(join(tmpdir(), 'no-units-'));
    const drafted = await run(
      ...['draft', '--category', 'science', '--level', level, '--folder', units],
    );
    const name = drafted[0]!.split(' ')[0]!;
    const all = await run('alternatives', name, 'sentence');
    expect(all.length).toBeGreaterThan(20);
    const some = await run('alternatives', name, 'word', 'e');
    expect(some.length).toBeGreaterThan(0);
    expect(some.every((line) => /e.*\bin (no sentence yet|[\d, ]+)$/.test(line))).toBe(true);
    expect(await run('alternatives', name, 'word', 'xyzzy')).toEqual(['Nothing else fits.']);
    const [line, warning] = await run('discard', name);
    expect(line).toContain(name);
    expect(warning).toContain(`npm run news -- discard ${name} --yes`);
    expect(await db.unitDraft.count()).toBe(1);
    expect(await run('discard', name, '--yes')).toEqual([
      `Discarded: ${name}. Other drafts may choose its words and sentences again.`,
    ]);
    expect(await db.unitDraft.count()).toBe(0);
  });

  it.each([
    [],
    ['bake'],
    ['import'],
    ['import', 'x', '--date', 'yesterday'],
    ['draft', '--level', 'B1'],
    ['draft', '--category', 'science', '--level', 'C2'],
    ['show'],
    ['swap'],
    ['fill'],
    ['list', '--colour', 'red'],
  ])('npm run news shows its usage: %s %s %s', async (...words) => {
    await expect(run(...words.filter((word) => word !== undefined))).rejects.toThrow(UsageError);
  });

  it.each([
    ['show', 'abcdef'],
    ['publish', 'abcdef'],
    ['discard', 'abcdef'],
    ['alternatives', 'abcdef', 'word'],
  ])('npm run news reports an unknown draft: %s', async (...words) => {
    await expect(run(...words)).rejects.toMatchObject({ code: 'DRAFT_NOT_FOUND' });
  });
});
