import 'server-only';
import { dateToDay } from '~/domain/day';
import { licenceProblem } from '~/domain/news/licence';
import type { ParsedArticle } from '~/domain/selection/types';
import type { Database } from '~/server/db';
import { parser } from '~/server/gateways/nlp/configured';
import type { UnitCategory } from '~/server/prisma-client/client';
import { log } from '~/server/telemetry/log.mjs';

const PAGE = 100;
/** Maximum number of newest articles of a category that a selection reads; ten years of a newspaper's science
 *  pages. */
const MAX_POOL_SIZE = 5_000;

/** Articles that a selection may read. */
export interface PoolRange {
  category: UnitCategory;
  /** Names of the only sources to read, in any category; empty for all. */
  sources: readonly string[];
  /** Articles imported later are left out, so that a swap reads the same pool as the selection. */
  lastArticleId?: string;
}

/** Reads the articles that a unit may be selected from, newest import first, parsed one page at a time; those
 *  whose licence forbids publication are left out. */
export async function* readPool(
  db: Database,
  { category, sources, lastArticleId }: PoolRange,
): AsyncGenerator<ParsedArticle> {
  let below: string | null = null;
  for (let read = 0; read < MAX_POOL_SIZE; read += PAGE) {
    const rows: ArticleRow[] = await db.importedArticle.findMany({
      where: {
        ...(sources.length > 0 ? { source: { name: { in: [...sources] } } } : { category }),
        licence: { not: null },
        ...(below ? { id: { lt: below } } : lastArticleId && { id: { lte: lastArticleId } }),
      },
      select: articleColumns,
      orderBy: { id: 'desc' },
      take: PAGE,
    });
    for (const row of rows) {
      const parsed = licenceProblem(row.licence) ? null : tryToParse(row);
      if (parsed) yield parsed;
    }
    below = rows.at(-1)?.id ?? null;
    if (rows.length < PAGE) return;
  }
}

const articleColumns = {
  id: true,
  body: true,
  category: true,
  licence: true,
  publishedOn: true,
  source: { select: { name: true } },
} as const;

interface ArticleRow {
  id: string;
  body: string;
  category: string;
  licence: string | null;
  publishedOn: Date | null;
  source: { name: string };
}

/** Parses an article; one that the parser fails on is left out of the selection, without affecting the
 *  others. */
function tryToParse(row: ArticleRow): ParsedArticle | null {
  try {
    return parseArticle(row);
  } catch (error) {
    log.error({ article: row.id, error }, 'An article could not be parsed; it is left out.');
    return null;
  }
}

function parseArticle({ id, body, category, publishedOn, source }: ArticleRow): ParsedArticle {
  const paragraphs = body.split('\n\n').map((paragraph) => parser().parse(paragraph));
  return {
    id,
    source: source.name,
    category,
    date: publishedOn && dateToDay(publishedOn),
    sentences: paragraphs.flat(),
    opensParagraph: paragraphs.flatMap((sentences) => sentences.map((_, index) => index === 0)),
  };
}
