import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ParsedArticle } from '~/domain/selection/types';
import { parser } from '~/server/gateways/nlp/configured';

/** A piece before it is parsed. */
export interface RawArticle {
  id: string;
  source: string;
  category: string;
  date: string | null;
  paragraphs: string[];
}

const OWN = 'prisma/content/units';
const SOURCES = 8;

/** The pieces of a folder: text files (a line a paragraph, all of one category, dealt to eight sources) or our own
 *  units' JSON. Of fewer than `count` copies are made that leave out one paragraph each; of more the first are
 *  taken. @param count 0 for as they are */
export async function readNewsPool(
  folder: string | undefined,
  count: number,
): Promise<RawArticle[]> {
  const articles = folder ? await readTexts(folder) : await readOwn();
  if (articles.length === 0) throw new Error(`${folder ?? OWN} has no piece to choose from.`);
  if (count === 0) return articles;
  return Array.from({ length: count }, (_, n) =>
    copyArticle(articles[n % articles.length]!, Math.floor(n / articles.length)),
  );
}

async function readTexts(folder: string): Promise<RawArticle[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.txt')).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return files.map((file, n) => ({
    id: file.replace(/\.txt$/, ''),
    source: `source ${(n % SOURCES) + 1}`,
    category: 'general',
    date: null,
    paragraphs: texts[n]!.split(/[\r\n]+/).filter((line) => line.trim()),
  }));
}

async function readOwn(): Promise<RawArticle[]> {
  const files = (await readdir(OWN)).filter((file) => file.endsWith('.json')).sort();
  const units = await Promise.all(files.map((file) => readFile(path.join(OWN, file), 'utf8')));
  return units.flatMap((json, n) => {
    const unit = JSON.parse(json) as {
      category: string;
      pieces: { title: string; body: string; author: string; publishedOn: string }[];
    };
    return unit.pieces.map(({ body, author, publishedOn }, i) => ({
      id: `${files[n]!.replace(/\.json$/, '')}-${i + 1}`,
      source: author,
      category: unit.category,
      date: publishedOn,
      paragraphs: body.split(/\n+/),
    }));
  });
}

function copyArticle(article: RawArticle, copy: number): RawArticle {
  if (copy === 0) return article;
  const without = (copy * 3) % Math.max(2, article.paragraphs.length);
  return {
    ...article,
    id: `${article.id}~${copy}`,
    paragraphs: article.paragraphs.filter((_, i) => i !== without),
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
