import 'server-only';
import { createHash } from 'node:crypto';
import { gradeText } from '~/domain/grading/grade-text';
import {
  type CategoryModel,
  guessCategory,
  learnCategories,
  namedCategory,
} from '~/domain/news/guess-category';
import type { IncomingText, Read, Refused } from '~/domain/news/incoming';
import { licenceProblem, licenceSentence } from '~/domain/news/licence';
import { minHash, NEAR_DUPLICATE, resemblance } from '~/domain/news/min-hash';
import { tidyLine } from '~/domain/news/plain-text';
import { type Verb, withTransaction } from '~/server/context';
import type { Database, Tx } from '~/server/db';
import { parser } from '~/server/gateways/nlp/configured';
import type { UnitCategory } from '~/server/prisma-client/client';
import { requireOperator } from '~/server/services/operator/operators';

/** Any number; the same for everybody who imports. */
const IMPORT_LOCK = 20_261_122;
const FEWEST_WORDS = 40;
const MOST_WORDS = 20_000;

export interface ImportPiecesInput {
  /** Pieces and refusals as a feed, a file or a folder is read. */
  read: AsyncIterable<Read>;
  /** Called after each of them. */
  onPiece?: (what: 'taken' | 'known' | 'alike' | 'refused') => void;
}

export interface ImportReport {
  taken: number;
  /** The very same text was there. */
  known: number;
  /** A text that resembles it was there. */
  alike: number;
  /** Taken, with a category that we guessed. */
  guessed: number;
  /** Taken, but kept out of every unit, by the sentence that says why. */
  keptOut: Record<string, number>;
  refused: Refused[];
}

/** Takes news pieces in: cleaned, graded, with a category. A piece that is there already, or resembles one
 *  that is, is left; one that may not be published is kept out of every unit. One piece at a time is held in
 *  memory; a broken one is refused and the rest goes on.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function importPieces({ ctx, input }: Verb<ImportPiecesInput>): Promise<ImportReport> {
  requireOperator({ ctx });
  const report: ImportReport = {
    taken: 0,
    known: 0,
    alike: 0,
    guessed: 0,
    keptOut: {},
    refused: [],
  };
  let model: CategoryModel | null = null;
  for await (const one of input.read) {
    const refused = 'refused' in one ? one.refused : unusable(one.piece);
    if (refused || !('piece' in one)) {
      if (refused) report.refused.push(refused);
      input.onPiece?.('refused');
      continue;
    }
    const named = namedCategory(one.piece.category);
    if (!named) model ??= await learnFromUnits(ctx.db);
    const row = rowOf(one.piece, named, model);
    const outcome = await withTransaction(ctx, (tx) => take(tx, row, one.piece, ctx.now()));
    report[outcome]++;
    if (outcome === 'taken') tell(report, row);
    input.onPiece?.(outcome);
  }
  return report;
}

function tell(report: ImportReport, row: Row): void {
  if (row.categoryGuessed) report.guessed++;
  const problem = licenceProblem(row.licence);
  if (!problem) return;
  const sentence = licenceSentence(problem);
  report.keptOut[sentence] = (report.keptOut[sentence] ?? 0) + 1;
}

function unusable(piece: IncomingText): Refused | null {
  const words = piece.paragraphs.join(' ').split(' ').filter(Boolean).length;
  const where = piece.url ?? piece.title;
  if (words < FEWEST_WORDS) return { where, why: `It has ${words} words: too few to choose from.` };
  if (words > MOST_WORDS) return { where, why: `It has ${words} words: a book, not a news piece.` };
  return null;
}

type Row = ReturnType<typeof rowOf>;

function rowOf(piece: IncomingText, named: UnitCategory | null, model: CategoryModel | null) {
  const body = piece.paragraphs.join('\n\n');
  const category = named ?? (model ? guessCategory(model, `${piece.title} ${body}`) : 'general');
  return {
    hash: createHash('sha256').update(body.toLowerCase()).digest('hex'),
    ...minHash(body),
    title: tidyLine(piece.title).slice(0, 300) || 'Untitled',
    body,
    author: piece.author?.slice(0, 200) ?? null,
    url: piece.url,
    licence: piece.licence?.trim().slice(0, 200) || null,
    publishedOn: piece.date ? new Date(piece.date) : null,
    category,
    categoryGuessed: named === null,
    level: gradeText(piece.paragraphs.flatMap((paragraph) => parser().parse(paragraph))).level,
  };
}

/** Imports are taken one piece after the other, also by two commands at once: near-duplicates are found by
 *  looking, which no constraint could do. */
async function take(
  tx: Tx,
  row: Row,
  { source }: IncomingText,
  now: Date,
): Promise<'taken' | 'known' | 'alike'> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${IMPORT_LOCK})`;
  const candidates = await tx.$queryRaw<{ hash: string; signature: number[] }[]>`
    SELECT hash, signature FROM "IncomingPiece"
    WHERE hash = ${row.hash} OR bands && ${row.bands}::int[]`;
  if (candidates.some(({ hash }) => hash === row.hash)) return 'known';
  const near = ({ signature }: { signature: number[] }) =>
    resemblance(signature, row.signature) >= NEAR_DUPLICATE;
  if (candidates.some(near)) return 'alike';
  const name = tidyLine(source).slice(0, 200);
  const { id } = await tx.newsSource.upsert({
    where: { name },
    create: { name, lastImportedAt: now },
    update: { lastImportedAt: now },
  });
  await tx.incomingPiece.create({ data: { ...row, sourceId: id, importedAt: now } });
  return 'taken';
}

async function learnFromUnits(db: Database): Promise<CategoryModel> {
  const units = await db.unit.findMany({
    select: {
      category: true,
      pieces: { select: { title: true, body: true } },
      items: { select: { text: true, example: true } },
    },
  });
  return learnCategories(
    units.map(({ category, pieces, items }) => ({
      category,
      text: [
        ...pieces.flatMap(({ title, body }) => [title, body]),
        ...items.flatMap(({ text, example }) => [text, example ?? '']),
      ].join(' '),
    })),
  );
}
