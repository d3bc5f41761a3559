import { basename, extname } from 'node:path';
import { z } from 'zod';
import { normaliseLine, splitParagraphs } from '~/domain/news/plain-text';
import type { SourceArticle, SourceDefaults, SourceEntry } from '~/domain/news/source-entry';
import { extractLine, extractParagraphs } from './html-paragraphs';

/** Reads the text of one file (.txt, .md, .html) as an article or a rejected entry. Its metadata comes from its front
 *  matter (`title: …` lines between two lines of `---`), else from the defaults. The title is by default the first
 *  line, when that is a headline, else the file's name.
 *  @param file its name, which a rejection gives as its location */
export function parseTextFile(file: string, text: string, defaults: SourceDefaults): SourceEntry {
  const reject = (why: string): SourceEntry => ({ rejected: { location: file, reason: why } });
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
    const pair = /^(\w+)\s*:\s*(\S.*)$/.exec(line);
    if (pair)
      fields[pair[1]!.toLowerCase()] = normaliseLine(pair[2]!.replace(/^(["'])(.*)\1$/, '$2'));
  }
  return { fields, body: text.slice(match[0].length) };
}

function parseHtml(body: string): { title: string | null; paragraphs: string[] } {
  const top = body.slice(0, 20_000);
  const title = findElement(top);
  return { title: title ? extractLine(title) : null, paragraphs: extractParagraphs(body) };
}

/** The content of the first title or heading; null without one. */
function findElement(html: string): string | null {
  const opening = /<(title|h1)[^<>]*>/i.exec(html);
  if (!opening) return null;
  const rest = html.slice(opening.index + opening[0].length);
  const end = rest.toLowerCase().indexOf(`</${opening[1]!.toLowerCase()}>`);
  return end === -1 ? null : rest.slice(0, end);
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
