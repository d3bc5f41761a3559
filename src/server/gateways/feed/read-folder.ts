import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { z } from 'zod';
import { normaliseLine, splitParagraphs } from '~/domain/news/plain-text';
import type { SourceArticle, SourceDefaults, SourceEntry } from '~/domain/news/source-entry';
import { FeedError } from './feed-error';
import { extractLine, extractParagraphs } from './html-paragraphs';

const MAX_FILE_BYTES = 1_000_000;
const TEXT_EXTENSIONS = ['.txt', '.md', '.html', '.htm'];

/** Schema of a folder's `_source.json`: defaults for all its files. */
const folderSchema = z.strictObject({
  source: z.string().min(1).optional(),
  licence: z.string().min(1).optional(),
  date: z.iso.date().optional(),
  category: z.string().min(1).optional(),
});

/** Reads a folder of texts (.txt, .md, .html) as one article per file, by name. The metadata of an article
 *  comes from its front matter (`title: …` lines between two lines of `---`), else from the folder's
 *  `_source.json`, else from the defaults. The title is by default the first line, when that is a headline,
 *  else the file's name.
 *  @throws FeedError when the folder or its `_source.json` cannot be read */
export async function* readFolder(
  folder: string,
  fallbacks: SourceDefaults,
): AsyncGenerator<SourceEntry> {
  const defaults = { ...fallbacks, ...(await readFolderDefaults(folder)) };
  const names = await readdir(folder).catch(() => {
    throw new FeedError('The folder cannot be read.');
  });
  for (const name of names
    .filter((file) => TEXT_EXTENSIONS.includes(extname(file).toLowerCase()))
    .sort())
    yield await readArticle(join(folder, name), defaults);
}

async function readFolderDefaults(folder: string): Promise<SourceDefaults> {
  const file = join(folder, '_source.json');
  if (!existsSync(file)) return {};
  try {
    return folderSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    const fields = Object.keys(folderSchema.shape).join(', ');
    throw new FeedError(`_source.json is not usable: it may hold ${fields}.`);
  }
}

async function readArticle(file: string, defaults: SourceDefaults): Promise<SourceEntry> {
  const reject = (why: string): SourceEntry => ({ rejected: { location: file, reason: why } });
  const { size } = await stat(file);
  if (size > MAX_FILE_BYTES) return reject('The file is larger than 1 MB.');
  const text = new TextDecoder().decode(await readFile(file));
  const { fields, body } = parseFrontMatter(text);
  const source = fields.source ?? defaults.source;
  if (!source) return reject('It names no source, and no --source is given.');
  if (fields.date && !z.iso.date().safeParse(fields.date).success)
    return reject(`Its date “${fields.date}” is not written as 2026-11-21.`);
  const html = /^\.html?$/i.test(extname(file));
  const { title, paragraphs } = html ? parseHtml(body) : parsePlainText(body);
  return {
    article: {
      ...toMetadata(fields, defaults),
      title: fields.title ?? title ?? titleFromFileName(file),
      paragraphs,
      source,
    },
  };
}

function toMetadata(
  fields: Record<string, string>,
  defaults: SourceDefaults,
): Omit<SourceArticle, 'title' | 'paragraphs' | 'source'> {
  return {
    author: fields.author ?? null,
    url: fields.url && URL.canParse(fields.url) && /^https?:/.test(fields.url) ? fields.url : null,
    licence: fields.licence ?? fields.license ?? defaults.licence ?? null,
    date: fields.date ?? defaults.date ?? null,
    category: fields.category ?? defaults.category ?? null,
  };
}

/** Parses `key: value` lines between a first and a second line of `---`. */
function parseFrontMatter(text: string): { fields: Record<string, string>; body: string } {
  const match = /^\uFEFF?---[^\S\n]*\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\r?\n|$)/.exec(text);
  if (!match) return { fields: {}, body: text };
  const fields: Record<string, string> = {};
  for (const line of match[1]!.split(/\r?\n/)) {
    const pair = /^(\w+)\s*:\s*(.+?)\s*$/.exec(line);
    if (pair)
      fields[pair[1]!.toLowerCase()] = normaliseLine(pair[2]!.replace(/^(["'])(.*)\1$/, '$2'));
  }
  return { fields, body: text.slice(match[0].length) };
}

function parseHtml(body: string): { title: string | null; paragraphs: string[] } {
  const top = body.slice(0, 20_000);
  const title = /<(title|h1)[^>]*>([\s\S]*?)<\/\1>/i.exec(top)?.[2];
  return { title: title ? extractLine(title) : null, paragraphs: extractParagraphs(body) };
}

function parsePlainText(body: string): { title: string | null; paragraphs: string[] } {
  const [first, ...rest] = splitParagraphs(body.replace(/^#+ /m, ''));
  const isHeadline =
    first !== undefined &&
    first.length <= 120 &&
    first.includes(' ') &&
    !/[.!?…:,;"”’]$/.test(first);
  return isHeadline
    ? { title: first, paragraphs: rest }
    : { title: null, paragraphs: first === undefined ? [] : [first, ...rest] };
}

const titleFromFileName = (file: string): string =>
  normaliseLine(basename(file, extname(file)).replaceAll(/[_-]+/g, ' '));
