import { z } from 'zod';
import { CEFR_LEVELS } from '~/domain/grading/types';
import { normaliseLine, normaliseParagraphs, splitParagraphs } from '~/domain/news/plain-text';
import type { SourceDefaults, SourceEntry } from '~/domain/news/source-entry';
import { extractParagraphs } from './html-paragraphs';
import { readLines } from './read-lines';

const MAX_LINE_LENGTH = 1_000_000;
const day = z.iso.date();

/** Schema of one line of a JSON Lines file. The text is in one of `paragraphs`, `text` (or
 *  `body`) and `html`, its day in `date` or `publishedOn`. */
const lineSchema = z.object({
  title: z.string().min(1),
  paragraphs: z.array(z.string()).optional(),
  text: z.string().optional(),
  body: z.string().optional(),
  html: z.string().optional(),
  source: z.string().optional(),
  author: z.string().nullish(),
  url: z.url({ protocol: /^https?$/ }).nullish(),
  licence: z.string().nullish(),
  date: day.nullish(),
  publishedOn: day.nullish(),
  level: z.enum(CEFR_LEVELS).nullish(),
  category: z.string().nullish(),
});

/** Reads a JSON Lines file, one article at a time; an invalid line yields a rejected entry and reading
 *  continues.
 *  @throws FeedError charset */
export async function* readJsonLines(
  file: string,
  defaults: SourceDefaults,
): AsyncGenerator<SourceEntry> {
  let number = 0;
  for await (const line of readLines(file)) {
    number++;
    if (line.trim() !== '') yield parseJsonLine(line, `${file}:${number}`, defaults);
  }
}

/** One line of such a file as an article or a rejected entry.
 *  @param where names the line in a rejection */
export function parseJsonLine(line: string, where: string, defaults: SourceDefaults): SourceEntry {
  const reject = (why: string): SourceEntry => ({ rejected: { location: where, reason: why } });
  if (line.length > MAX_LINE_LENGTH) return reject('The line is longer than a million characters.');
  if (/\\u0000/i.test(line)) return reject('“the line” is not usable: it has a null character.');
  let json: unknown;
  try {
    json = JSON.parse(line.replace(/^\uFEFF/, ''));
  } catch {
    return reject('The line is not JSON.');
  }
  const parsed = lineSchema.safeParse(json);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    return reject(`“${path.join('.') || 'the line'}” is not usable: ${message}.`);
  }
  const { title, paragraphs, text, body, html, source, ...rest } = parsed.data;
  const name = source ?? defaults.source;
  if (!name) return reject('It names no source, and no --source is given.');
  const articleParagraphs = paragraphs
    ? normaliseParagraphs(paragraphs)
    : html !== undefined
      ? extractParagraphs(html)
      : splitParagraphs(text ?? body ?? '');
  return {
    article: {
      title: normaliseLine(title),
      paragraphs: articleParagraphs,
      source: normaliseLine(name),
      author: rest.author ? normaliseLine(rest.author) || null : null,
      url: rest.url ?? null,
      licence: normaliseLine(rest.licence ?? defaults.licence ?? '') || null,
      date: rest.date ?? rest.publishedOn ?? defaults.date ?? null,
      category: rest.category ?? defaults.category ?? null,
      ...(rest.level && { level: rest.level }),
    },
  };
}
