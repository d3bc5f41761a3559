import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SourceEntry } from '~/domain/news/source-entry';
import { readFolder } from './read-folder';
import { readJsonLines } from './read-json-lines';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'news-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function collect(entries: AsyncIterable<SourceEntry>): Promise<SourceEntry[]> {
  const found: SourceEntry[] = [];
  for await (const entry of entries) found.push(entry);
  return found;
}

describe('A JSON Lines file', () => {
  it('A JSON Lines file is read as one article per line, and an invalid line is rejected without stopping', async () => {
    const file = join(folder, 'articles.jsonl');
    const lines = [
      { title: 'Rain', text: 'It rained.\n\nIt stopped.', source: 'Tea', licence: 'CC0' },
      { title: 'Sun', html: '<p>The <b>sun</b></p>', date: '2026-11-21' },
      { title: 'Wind', text: 'x', date: 'yesterday' },
      { text: 'no title' },
    ].map((line) => JSON.stringify(line));
    await writeFile(file, [lines[0], '{ oops', '', ...lines.slice(1)].join('\n'));
    const read = await collect(readJsonLines(file, { source: 'Given', category: 'science' }));
    expect(read).toEqual([
      {
        article: expect.objectContaining({
          title: 'Rain',
          source: 'Tea',
          licence: 'CC0',
          paragraphs: ['It rained.', 'It stopped.'],
          category: 'science',
        }),
      },
      { rejected: { location: `${file}:2`, reason: 'The line is not JSON.' } },
      {
        article: expect.objectContaining({
          source: 'Given',
          paragraphs: ['The sun'],
          date: '2026-11-21',
        }),
      },
      {
        rejected: {
          location: `${file}:5`,
          reason: expect.stringContaining('“date” is not usable'),
        },
      },
      {
        rejected: {
          location: `${file}:6`,
          reason: expect.stringContaining('“title” is not usable'),
        },
      },
    ]);
  });
});

describe('Our own pieces', () => {
  it('A line with the names of a content file is read: its body, day and level', async () => {
    const file = join(folder, 'own.jsonl');
    const line = { title: 'Rain', body: 'It rained.\n\nIt stopped.', level: 'A2', source: 'ours' };
    await writeFile(file, JSON.stringify({ ...line, publishedOn: '2026-11-22' }));
    expect(await collect(readJsonLines(file, {}))).toEqual([
      {
        article: expect.objectContaining({
          source: 'ours',
          paragraphs: ['It rained.', 'It stopped.'],
          date: '2026-11-22',
          level: 'A2',
        }),
      },
    ]);
  });
});

describe('A folder of articles', () => {
  it('A folder is read as one article per file: front matter, then _source.json, then the flags', async () => {
    const write = (name: string, text: string) => writeFile(join(folder, name), text);
    await write('_source.json', '{"source": "Folder", "licence": "CC BY-SA 4.0"}');
    await write('a-long_walk-ele.txt', '\uFEFFA man walked home. \nHe was tired. \n');
    await write(
      'b.txt',
      '---\ntitle: "Tea"\nlicence: own work\ndate: 2026-11-20\n---\nHot.\n\nTea.',
    );
    await write('c.html', '<title>Sun</title><p>The sun came.</p>');
    await write('d.txt', '---\ndate: 20.11.2026\n---\nHot.');
    await write('e.pdf', 'not a text');
    const read = await collect(readFolder(folder, { source: 'Flag', category: 'health' }));
    expect(read).toEqual([
      {
        article: {
          title: 'a long walk ele',
          paragraphs: ['A man walked home.', 'He was tired.'],
          source: 'Folder',
          author: null,
          url: null,
          licence: 'CC BY-SA 4.0',
          date: null,
          category: 'health',
        },
      },
      {
        article: expect.objectContaining({
          title: 'Tea',
          paragraphs: ['Hot.', 'Tea.'],
          licence: 'own work',
          date: '2026-11-20',
        }),
      },
      { article: expect.objectContaining({ title: 'Sun', paragraphs: ['The sun came.'] }) },
      {
        rejected: {
          location: join(folder, 'd.txt'),
          reason: expect.stringContaining('20.11.2026'),
        },
      },
    ]);
  });

  it('A missing folder and one with an invalid _source.json are rejected', async () => {
    await expect(collect(readFolder('/nowhere/at/all', {}))).rejects.toThrow('cannot be read');
    await writeFile(join(folder, '_source.json'), '{"license": "CC0"}');
    await expect(collect(readFolder(folder, {}))).rejects.toThrow('_source.json is not usable');
  });
});
