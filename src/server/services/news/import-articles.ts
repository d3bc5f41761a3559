import 'server-only';
import { createHash } from 'node:crypto';
import { gradeText } from '~/domain/grading/grade-text';
import { type CategoryModel, findNamedCategory, guessCategory } from '~/domain/news/guess-category';
import { licenceProblem, licenceSentence } from '~/domain/news/licence';
import { minHash, NEAR_DUPLICATE, resemblance } from '~/domain/news/min-hash';
import { normaliseLine } from '~/domain/news/plain-text';
import { LOST_CHARACTERS, UNREADABLE } from '~/domain/news/rejection-kind';
import type {
  ArticleOrigin,
  RejectedEntry,
  SourceArticle,
  SourceEntry,
} from '~/domain/news/source-entry';
import type { ServiceContext, Verb } from '~/server/context';
import { integer, listOf, nullable, text } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { isUnavailable } from '~/server/database/unavailable';
import { runStatement, type Tx } from '~/server/db';
import { parser } from '~/server/gateways/nlp/configured';
import type { UnitCategory } from '~/server/prisma-client/client';
import { requirePermission } from '~/server/services/operator/permissions';
import { recordAct } from '~/server/services/operator/record-act';
import { log } from '~/server/telemetry/log.mjs';
import { withTransaction } from '~/server/transaction';
import { trainOnUnits } from './train-on-units';

/** Key of the advisory lock of all imports; an arbitrary number. */
const IMPORT_LOCK = 20_261_122;
const MIN_WORDS = 40;
const MAX_WORDS = 20_000;

export interface ImportArticlesInput {
  /** Articles and rejected entries, as read from a feed, a file or a folder. */
  read: AsyncIterable<SourceEntry>;
  /** The origin of the articles; null if unknown. */
  origin: ArticleOrigin | null;
  /** The editors' feed that they come from. */
  feedId?: string;
  /** Called after each entry; the next one waits for it. */
  onArticle?: (what: 'taken' | 'known' | 'alike' | 'refused') => void | Promise<void>;
}

export interface ImportReport {
  taken: number;
  /** Articles whose text was stored already. */
  known: number;
  /** Near-duplicates of stored articles. */
  alike: number;
  /** Imported articles with a guessed category. */
  guessed: number;
  /** Imported articles that no unit may use, counted by the sentence with the reason. */
  unlicensed: Map<string, number>;
  rejected: RejectedEntry[];
}

/** Imports news articles: cleaned, graded, with a category. Known articles and near-duplicates are skipped;
 *  articles that may not be published are not used in units. Only one article at a time is in memory; an
 *  invalid one is rejected and the import continues.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function importArticles({
  ctx,
  input,
}: Verb<ImportArticlesInput>): Promise<ImportReport> {
  requirePermission({ ctx, input: 'unit.edit' });
  const report: ImportReport = {
    taken: 0,
    known: 0,
    alike: 0,
    guessed: 0,
    unlicensed: new Map(),
    rejected: [],
  };
  let model: CategoryModel | null = null;
  for await (const entry of input.read) {
    const rejection = 'rejected' in entry ? entry.rejected : findRejection(entry.article);
    if (rejection || !('article' in entry)) {
      if (rejection) report.rejected.push(rejection);
      await input.onArticle?.('refused');
      continue;
    }
    const named = findNamedCategory(entry.article.category);
    if (!named) model ??= await trainOnUnits(ctx.db);
    const { origin, feedId = null } = input;
    const imported = await importArticle(ctx, entry.article, () => ({
      ...toArticleRow(entry.article, named, model),
      origin,
      feedId,
    }));
    if ('rejected' in imported) {
      report.rejected.push(imported.rejected);
      await input.onArticle?.('refused');
      continue;
    }
    const { outcome, row } = imported;
    report[outcome]++;
    if (outcome === 'taken') countOutcome(report, row);
    await input.onArticle?.(outcome);
  }
  return report;
}

function countOutcome(report: ImportReport, row: Row): void {
  if (row.categoryGuessed) report.guessed++;
  const problem = licenceProblem(row.licence);
  if (!problem) return;
  const sentence = licenceSentence(problem);
  report.unlicensed.set(sentence, (report.unlicensed.get(sentence) ?? 0) + 1);
}

function findRejection(article: SourceArticle): RejectedEntry | null {
  const words = article.paragraphs.join(' ').split(' ').filter(Boolean).length;
  const where = article.url ?? article.title;
  if (words < MIN_WORDS)
    return { location: where, reason: `It has ${words} words: too few to choose from.` };
  if (words > MAX_WORDS)
    return { location: where, reason: `It has ${words} words: a book, not a news piece.` };
  const texts = [article.title, article.author, article.source, article.licence];
  if ([...texts, ...article.paragraphs].some((text) => text?.includes('\uFFFD')))
    return { location: where, reason: LOST_CHARACTERS };
  return null;
}

type Row = ReturnType<typeof toArticleRow> & {
  origin: ArticleOrigin | null;
  feedId: string | null;
};

/** Imports one article. If its text makes the parser, the grader or the database fail, the article is refused, the log
 *  has the reason, and the others are imported. */
async function importArticle(
  ctx: ServiceContext,
  article: SourceArticle,
  toRow: () => Row,
): Promise<{ outcome: 'taken' | 'known' | 'alike'; row: Row } | { rejected: RejectedEntry }> {
  const location = article.url ?? article.title;
  try {
    const row = toRow();
    return {
      row,
      outcome: await withTransaction(ctx, (tx) => insertArticle(tx, ctx, row, article)),
    };
  } catch (error) {
    if (isUnavailable(error)) throw error;
    log.error({ article: location, error }, 'An article could not be imported; the others are.');
    return { rejected: { location, reason: UNREADABLE } };
  }
}

function toArticleRow(
  article: SourceArticle,
  named: UnitCategory | null,
  model: CategoryModel | null,
) {
  const body = article.paragraphs.join('\n\n');
  const category = named ?? (model ? guessCategory(model, `${article.title} ${body}`) : 'general');
  return {
    hash: createHash('sha256').update(body.toLowerCase()).digest('hex'),
    ...minHash(body),
    title: normaliseLine(article.title).slice(0, 300) || 'Untitled',
    body,
    author: article.author?.slice(0, 200) ?? null,
    url: article.url,
    licence: article.licence?.trim().slice(0, 200) || null,
    publishedOn: article.date ? new Date(article.date) : null,
    category,
    categoryGuessed: named === null,
    level:
      article.level ??
      gradeText(article.paragraphs.flatMap((paragraph) => parser().parse(paragraph))).level,
  };
}

const duplicateCandidates = statement({
  name: 'duplicate-candidates',
  parameters: { hash: text, bands: listOf(integer) },
  row: { hash: text, signature: nullable(listOf(integer)) },
  sql: ({ hash, bands }) => `
    SELECT hash, signature FROM "ImportedArticle" WHERE hash = ${hash} OR bands && ${bands}`,
});

/** Inserts an article under a lock, so that concurrent imports run one after the other: near-duplicates are
 *  found by a query, which no constraint could replace. */
async function insertArticle(
  tx: Tx,
  ctx: ServiceContext,
  row: Row,
  { source }: SourceArticle,
): Promise<'taken' | 'known' | 'alike'> {
  const now = ctx.now();
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${IMPORT_LOCK})`;
  const candidates = await runStatement(tx, duplicateCandidates, row);
  if (candidates.some(({ hash }) => hash === row.hash)) return 'known';
  const isNearDuplicate = (signature: number[] | null) =>
    signature !== null && resemblance(signature, row.signature) >= NEAR_DUPLICATE;
  if (candidates.some(({ signature }) => isNearDuplicate(signature))) return 'alike';
  const name = normaliseLine(source).slice(0, 200);
  const { id } = await tx.newsSource.upsert({
    where: { name },
    create: { name, lastImportedAt: now },
    update: { lastImportedAt: now },
  });
  const article = await tx.importedArticle.create({
    data: { ...row, sourceId: id, importedAt: now },
  });
  await recordAct(tx, ctx, {
    kind: 'article.import',
    permission: 'unit.edit',
    subject: ['article', article.id],
    after: { source: id },
  });
  return 'taken';
}
