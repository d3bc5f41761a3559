import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ParsedArticle } from '~/domain/selection/types';
import { parser } from '~/server/gateways/nlp/configured';

/** An article before it is parsed. */
export interface RawArticle {
  id: string;
  source: string;
  category: string;
  date: string | null;
  paragraphs: string[];
}

const OWN_UNITS = 'prisma/content/units';
const SOURCES = 8;

/** The articles of a folder of text files (one paragraph a line, all of one category, distributed over eight
 *  sources), or of our own units without a folder. If there are fewer than `count`, copies are made that
 *  leave out one paragraph each; if there are more, the first are taken.
 *  @param count 0 for the articles as they are */
export async function readNewsPool(
  folder: string | undefined,
  count: number,
): Promise<RawArticle[]> {
  const articles = folder ? await readTexts(folder) : await readOwn();
  if (articles.length === 0) throw new Error(`${folder ?? OWN_UNITS} has no article.`);
  if (count === 0) return articles;
  return Array.from({ length: count }, (_, index) =>
    copyArticle(articles[index % articles.length]!, Math.floor(index / articles.length)),
  );
}

async function readTexts(folder: string): Promise<RawArticle[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.txt')).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return files.map((file, index) => ({
    id: file.replace(/\.txt$/, ''),
    source: `source ${(index % SOURCES) + 1}`,
    category: 'general',
    date: null,
    paragraphs: texts[index]!.split(/[\r\n]+/).filter((line) => line.trim()),
  }));
}

async function readOwn(): Promise<RawArticle[]> {
  const files = (await readdir(OWN_UNITS)).filter((file) => file.endsWith('.json')).sort();
  const units = await Promise.all(
    files.map((file) => readFile(path.join(OWN_UNITS, file), 'utf8')),
  );
  return units.flatMap((json, index) => {
    const unit = JSON.parse(json) as {
      category: string;
      pieces: { title: string; body: string; author: string; publishedOn: string }[];
    };
    return unit.pieces.map(({ body, author, publishedOn }, i) => ({
      id: `${files[index]!.replace(/\.json$/, '')}-${i + 1}`,
      source: author,
      category: unit.category,
      date: publishedOn,
      paragraphs: body.split(/\n+/),
    }));
  });
}

function copyArticle(article: RawArticle, copy: number): RawArticle {
  if (copy === 0) return article;
  const omitted = (copy * 3) % Math.max(2, article.paragraphs.length);
  return {
    ...article,
    id: `${article.id}~${copy}`,
    paragraphs: article.paragraphs.filter((_, i) => i !== omitted),
  };
}

export function parseArticle({ paragraphs, ...article }: RawArticle): ParsedArticle {
  const parsed = paragraphs.map((paragraph) => parser().parse(paragraph));
  return {
    ...article,
    sentences: parsed.flat(),
    opensParagraph: parsed.flatMap((sentences) => sentences.map((_, i) => i === 0)),
  };
}
