import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { UsageError } from '~/operate/usage-error';
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
    expect(await run('pieces')).toEqual([expect.stringMatching(/^\w+: 2 pieces$/)]);
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
  ])('npm run news reports an unknown draft: %s', async (...words) => {
    await expect(run(...words)).rejects.toMatchObject({ code: 'DRAFT_NOT_FOUND' });
  });
});
