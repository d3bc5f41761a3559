import 'server-only';
import { dayOf } from '~/domain/day';
import { licenceProblem } from '~/domain/news/licence';
import type { ParsedPiece } from '~/domain/selection/types';
import type { Database } from '~/server/db';
import { parser } from '~/server/gateways/nlp/configured';
import type { UnitCategory } from '~/server/prisma-client/client';

const PAGE = 100;
/** The newest of a category that a choice looks at; ten years of a newspaper's science pages. */
export const LARGEST_POOL = 5_000;

/** Which pieces a choice may see. */
export interface PoolRange {
  category: UnitCategory;
  /** Pieces that came later are left out, so that a swap sees what the choice saw. */
  lastPieceId?: string;
}

/** The pieces that a unit may be chosen from, newest arrival first, parsed one page at a time: a piece whose
 *  licence keeps it from being published is not among them. */
export async function* readPool(
  db: Database,
  { category, lastPieceId }: PoolRange,
): AsyncGenerator<ParsedPiece> {
  let below: string | null = null;
  for (let read = 0; read < LARGEST_POOL; read += PAGE) {
    const rows: PieceRow[] = await db.incomingPiece.findMany({
      where: {
        category,
        licence: { not: null },
        ...(below ? { id: { lt: below } } : lastPieceId && { id: { lte: lastPieceId } }),
      },
      select: pieceColumns,
      orderBy: { id: 'desc' },
      take: PAGE,
    });
    for (const row of rows) if (!licenceProblem(row.licence)) yield parsePiece(row);
    below = rows.at(-1)?.id ?? null;
    if (rows.length < PAGE) return;
  }
}

const pieceColumns = {
  id: true,
  body: true,
  category: true,
  licence: true,
  publishedOn: true,
  source: { select: { name: true } },
} as const;

interface PieceRow {
  id: string;
  body: string;
  category: string;
  licence: string | null;
  publishedOn: Date | null;
  source: { name: string };
}

function parsePiece({ id, body, category, publishedOn, source }: PieceRow): ParsedPiece {
  const paragraphs = body.split('\n\n').map((paragraph) => parser().parse(paragraph));
  return {
    id,
    source: source.name,
    category,
    date: publishedOn && dayOf(publishedOn),
    sentences: paragraphs.flat(),
    opensParagraph: paragraphs.flatMap((sentences) => sentences.map((_, at) => at === 0)),
  };
}
