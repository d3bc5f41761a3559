import { randomUUID } from 'node:crypto';
import type { SourceArticle, SourceEntry } from '~/domain/news/source-entry';
import { loadUnits } from '~/server/content/load-units';
import type { Database } from '~/server/db';
import type { UnitDraft } from '~/server/prisma-client/client';
import { TEST_NOON } from './noon';

/** Pieces of our own editors as a source would bring them: enough for a unit of any category. */
export function ownArticles(overrides: Partial<SourceArticle> = {}): SourceArticle[] {
  return loadUnits().flatMap((unit) =>
    unit.pieces.map(({ title, body, author, licence, publishedOn }, at) => ({
      title,
      paragraphs: body.split('\n\n'),
      source: `Source ${at + 1}`,
      author,
      url: `https://news.example/${unit.slug}/${at}`,
      licence,
      date: publishedOn,
      category: unit.category,
      ...overrides,
    })),
  );
}

/** Pieces as a reader hands them on. */
export async function* parseArticles(
  articles: readonly SourceArticle[],
): AsyncGenerator<SourceEntry> {
  for (const article of articles) yield { piece: article };
}

/** A draft that lacks nothing but its sound, written from one of our own units. */
export async function createDraft(
  db: Database,
  { slug = `news-${randomUUID()}`, licence = 'own work' }: { slug?: string; licence?: string } = {},
): Promise<UnitDraft> {
  const unit = loadUnits()[0]!;
  const [article] = unit.pieces;
  const { id: articleId } = await db.importedArticle.create({
    data: {
      source: {
        connectOrCreate: {
          where: { name: 'Our own' },
          create: { name: 'Our own', lastImportedAt: TEST_NOON },
        },
      },
      hash: randomUUID(),
      signature: [],
      bands: [],
      title: article!.title,
      body: unit.sentences.map(({ text }) => text).join('\n\n'),
      licence,
      category: unit.category,
      categoryGuessed: false,
      level: unit.level,
    },
  });
  const choice = { level: unit.level, reasons: [], features: {} };
  const words = unit.words.map((word, at) => ({
    ...choice,
    ...word,
    key: `${word.text}|NOUN`,
    sentenceIndexes: [at],
    proposed: false,
  }));
  const sentences = unit.sentences.map((sentence, at) => ({
    ...choice,
    ...sentence,
    key: `${articleId}#${at}`,
    pieceId: articleId,
    source: 'Our own',
    original: sentence.text,
    targetWords: [],
  }));
  return db.unitDraft.create({
    data: {
      category: unit.category,
      level: unit.level,
      seed: 1,
      options: { usedLemmas: [], usedSentences: [], banned: { words: [], sentences: [] } },
      objective: {},
      items: { words, sentences },
      alternatives: [],
      texts: { slug, access: 'FREE', headline: unit.headline, summary: unit.summary },
      lastArticleId: articleId,
    },
  });
}
