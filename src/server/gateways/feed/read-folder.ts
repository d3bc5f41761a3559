import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { z } from 'zod';
import type { IncomingText, Read, SourceDefaults } from '~/domain/news/incoming';
import { paragraphsOf, tidyLine } from '~/domain/news/plain-text';
import { FeedError } from './feed-error';
import { htmlLine, htmlParagraphs } from './html-paragraphs';

const LARGEST_FILE = 1_000_000;
const TEXTS = ['.txt', '.md', '.html', '.htm'];

/** `_source.json` of a folder: what is true of all its files. */
const folderSchema = z.strictObject({
  source: z.string().min(1).optional(),
  licence: z.string().min(1).optional(),
  date: z.iso.date().optional(),
  category: z.string().min(1).optional(),
});

/** Reads a folder of texts (.txt, .md, .html), one file a piece, by name. What is known of a piece comes
 *  from its own front matter (`title: …` lines between two lines of `---`), else from the folder's
 *  `_source.json`, else from the defaults. Without a title of its own a piece has its first line, when that
 *  is a headline, else its file's name.
 *  @throws FeedError when the folder or its `_source.json` cannot be read */
export async function* readFolder(folder: string, given: SourceDefaults): AsyncGenerator<Read> {
  const defaults = { ...given, ...(await ofFolder(folder)) };
  const names = await readdir(folder).catch(() => {
    throw new FeedError('The folder cannot be read.');
  });
  for (const name of names.filter((file) => TEXTS.includes(extname(file).toLowerCase())).sort())
    yield await readText(join(folder, name), defaults);
}

async function ofFolder(folder: string): Promise<SourceDefaults> {
  const file = join(folder, '_source.json');
  if (!existsSync(file)) return {};
  try {
    return folderSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    const fields = Object.keys(folderSchema.shape).join(', ');
    throw new FeedError(`_source.json is not usable: it may hold ${fields}.`);
  }
}

async function readText(file: string, defaults: SourceDefaults): Promise<Read> {
  const refuse = (why: string): Read => ({ refused: { where: file, why } });
  const { size } = await stat(file);
  if (size > LARGEST_FILE) return refuse('The file is larger than 1 MB.');
  const text = new TextDecoder().decode(await readFile(file));
  const { fields, body } = frontMatter(text);
  const source = fields.source ?? defaults.source;
  if (!source) return refuse('It names no source, and no --source is given.');
  if (fields.date && !z.iso.date().safeParse(fields.date).success)
    return refuse(`Its date “${fields.date}” is not written as 2026-11-21.`);
  const html = /^\.html?$/i.test(extname(file));
  const { title, paragraphs } = html ? ofHtml(body) : ofPlain(body);
  return {
    piece: {
      ...facts(fields, defaults),
      title: fields.title ?? title ?? nameOf(file),
      paragraphs,
      source,
    },
  };
}

function facts(
  fields: Record<string, string>,
  defaults: SourceDefaults,
): Omit<IncomingText, 'title' | 'paragraphs' | 'source'> {
  return {
    author: fields.author ?? null,
    url: fields.url && URL.canParse(fields.url) && /^https?:/.test(fields.url) ? fields.url : null,
    licence: fields.licence ?? fields.license ?? defaults.licence ?? null,
    date: fields.date ?? defaults.date ?? null,
    category: fields.category ?? defaults.category ?? null,
  };
}

/** `key: value` lines between a first and a second line of `---`. */
function frontMatter(text: string): { fields: Record<string, string>; body: string } {
  const match = /^\uFEFF?---[^\S\n]*\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\r?\n|$)/.exec(text);
  if (!match) return { fields: {}, body: text };
  const fields: Record<string, string> = {};
  for (const line of match[1]!.split(/\r?\n/)) {
    const pair = /^(\w+)\s*:\s*(.+?)\s*$/.exec(line);
    if (pair) fields[pair[1]!.toLowerCase()] = tidyLine(pair[2]!.replace(/^(["'])(.*)\1$/, '$2'));
  }
  return { fields, body: text.slice(match[0].length) };
}

function ofHtml(body: string): { title: string | null; paragraphs: string[] } {
  const top = body.slice(0, 20_000);
  const title = /<(title|h1)[^>]*>([\s\S]*?)<\/\1>/i.exec(top)?.[2];
  return { title: title ? htmlLine(title) : null, paragraphs: htmlParagraphs(body) };
}

function ofPlain(body: string): { title: string | null; paragraphs: string[] } {
  const [first, ...rest] = paragraphsOf(body.replace(/^#+ /m, ''));
  const isHeadline =
    first !== undefined &&
    first.length <= 120 &&
    first.includes(' ') &&
    !/[.!?…:,;"”’]$/.test(first);
  return isHeadline
    ? { title: first, paragraphs: rest }
    : { title: null, paragraphs: first === undefined ? [] : [first, ...rest] };
}

const nameOf = (file: string): string =>
  tidyLine(basename(file, extname(file)).replaceAll(/[_-]+/g, ' '));
