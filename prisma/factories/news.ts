import { randomUUID } from 'node:crypto';
import type { SourceArticle, SourceEntry } from '~/domain/news/source-entry';
import { loadUnits } from '~/server/content/load-units';
import type { Database } from '~/server/db';
import type { UnitDraft } from '~/server/prisma-client/client';
import { TEST_NOON } from './noon';

/** Articles by our own editors, in the form of imported ones; they suffice for a unit of any category. */
export function ownArticles(overrides: Partial<SourceArticle> = {}): SourceArticle[] {
  return loadUnits().flatMap((unit) =>
    unit.pieces.map(({ title, body, author, licence, publishedOn }, index) => ({
      title,
      paragraphs: body.split('\n\n'),
      source: `Source ${index + 1}`,
      author,
      url: `https://news.example/${unit.slug}/${index}`,
      licence,
      date: publishedOn ?? null,
      category: unit.category,
      ...overrides,
    })),
  );
}

/** Yields articles in the form of a source reader's entries. */
export async function* parseArticles(
  articles: readonly SourceArticle[],
): AsyncGenerator<SourceEntry> {
  for (const article of articles) yield { article: article };
}

/** Creates a draft that is complete except for its clips, from one of our own units. */
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
  const words = unit.words.map((word, index) => ({
    ...choice,
    ...word,
    key: `${word.text}|NOUN`,
    sentenceIndexes: [index],
    proposed: false,
  }));
  const sentences = unit.sentences.map(({ pronunciations, ...sentence }, index) => ({
    ...choice,
    ...sentence,
    ...(pronunciations && { pronunciations: Object.entries(pronunciations) }),
    key: `${articleId}#${index}`,
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
