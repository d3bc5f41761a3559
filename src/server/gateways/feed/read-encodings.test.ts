import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SourceEntry } from '~/domain/news/source-entry';
import { readSource } from './read-source';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encodings-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(where: string): Promise<SourceEntry[]> {
  const found: SourceEntry[] = [];
  for await (const entry of readSource(where, { source: 'Tea' })) found.push(entry);
  return found;
}

const windows1252 = (text: string) =>
  Buffer.from(text.replaceAll('’', '\u0092').replaceAll('™', '\u0099'), 'latin1');
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
const BIG5 = Buffer.from([0xb3, 0x6f, 0xac, 0x4f, 0xb7, 0x73, 0xbb, 0x44]);

const DOOR = 'The café’s door was open.';
const UNSAID = 'It does not say in which encoding it is, and it is not UTF-8.';

describe('A text that the command reads', () => {
  it('Each file of a folder is read in its own encoding, and one that no rule can read is refused', async () => {
    const write = (name: string, bytes: Buffer) => writeFile(join(folder, name), bytes);
    await write('_source.json', utf16('{"licence": "CC BY 4.0"}'));
    await write('a.txt', windows1252(DOOR));
    await write('b.txt', utf16(DOOR));
    await write('c.txt', Buffer.from(DOOR));
    await write('d.txt', BIG5);
    await write('e.html', Buffer.concat([Buffer.from('<meta charset="big5"><p>'), BIG5]));
    const article = (text: string) => ({
      article: expect.objectContaining({ paragraphs: [text], licence: 'CC BY 4.0' }),
    });
    expect(await read(folder)).toEqual([
      ...[article(DOOR), article(DOOR), article(DOOR)],
      { rejected: { location: join(folder, 'd.txt'), reason: UNSAID } },
      article('這是新聞'),
    ]);
  });

  it('A folder whose _source.json cannot be read is refused by name', async () => {
    const other = join(folder, 'other');
    await mkdtemp(other).then(async (path) => {
      await writeFile(join(path, '_source.json'), BIG5);
      const reason = `_source.json: ${UNSAID}`;
      expect(await read(path)).toEqual([{ rejected: { location: path, reason } }]);
    });
  });

  const line = (text: string) => JSON.stringify({ title: 'Door', text });
  const lines = [line(DOOR), '', line('Brand™.')].join('\r\n');
  it.each([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${lines}`)],
    ['UTF-16', utf16(lines)],
    ['windows-1252', windows1252(lines)],
    ['UTF-8 with breaks of one character', Buffer.from(lines.replaceAll('\r\n', '\r'))],
  ])('A JSON Lines file in %s is read line by line', async (_, bytes) => {
    const file = join(folder, 'door.jsonl');
    await writeFile(file, bytes);
    const texts = (await read(file)).map((entry) => 'article' in entry && entry.article.paragraphs);
    expect(texts).toEqual([[DOOR], ['Brand™.']]);
  });

  it('A long file of several parts is read whole, whatever lies between them', async () => {
    const file = join(folder, 'long.jsonl');
    const texts = Array.from({ length: 4_000 }, (_, at) => `${'é—'.repeat(at % 40)}${at}`);
    for (const end of ['\n', '\r\n', '\r']) {
      await writeFile(file, texts.map(line).join(end));
      const found = await read(file);
      expect(found.map((entry) => 'article' in entry && entry.article.paragraphs[0])).toEqual(
        texts,
      );
    }
  });

  it.each([
    ['no rule can read', Buffer.concat([Buffer.from(`${line('One.')}\n`), BIG5]), UNSAID],
    [
      'is cut off in a character of UTF-16',
      utf16(lines).subarray(0, -1),
      'It says that it is written in “utf-16le”, and cannot be read so.',
    ],
  ])('A JSON Lines file that %s is refused whole, with its reason', async (_, bytes, reason) => {
    const file = join(folder, 'bad.jsonl');
    await writeFile(file, bytes);
    expect(await read(file)).toEqual([{ rejected: { location: file, reason } }]);
  });

  const feed = (declaration: string) =>
    `${declaration}<rss version="2.0"><channel><title>Tea</title><item><title>Café’s</title><description>${DOOR} Brand™.</description></item></channel></rss>`;
  it.each([
    ['in windows-1252', windows1252(feed('<?xml version="1.0" encoding = "windows-1252"?>'))],
    ['in windows-1252 without a word', windows1252(feed(''))],
    ['in UTF-16', utf16(feed('<?xml version="1.0" encoding="UTF-16"?>'))],
    ['in gzip', gzipSync(windows1252(feed('<?xml version="1.0" encoding="iso-8859-1"?>')))],
  ])('A feed that was saved %s is read as it was written', async (_, bytes) => {
    const file = join(folder, 'saved.xml');
    await writeFile(file, bytes);
    expect(await read(file)).toMatchObject([
      { article: { title: 'Café’s', paragraphs: [`${DOOR} Brand™.`] } },
    ]);
  });
});
