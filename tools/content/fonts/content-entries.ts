import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fields that all content files share: a headline under one of these names, and a date. */
export interface ContentEntry {
  title?: { zh: string };
  headline?: { zh: string };
  name?: { zh: string };
  kind?: string;
  date?: string;
  publishedOn?: string;
  /** The parts of a legal text. */
  sections?: readonly { heading: { zh: string } }[];
}

/** The entries of a part of the content, which is one file (`activities`) or a folder of files (`units`). */
export function readEntries(content: string, part: string): ContentEntry[] {
  const folder = join(content, part);
  if (!existsSync(folder)) return readJson(`${folder}.json`) as ContentEntry[];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => readJson(join(folder, file)) as ContentEntry);
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** The Chinese headline of an entry, as lists and its own page show it. */
export const entryTitle = ({ title, headline, name }: ContentEntry) =>
  (title ?? headline ?? name)?.zh ?? '';

/** The Chinese headlines of all entries of a part. */
export const entryTitles = (content: string, part: string) =>
  readEntries(content, part).map(entryTitle);
