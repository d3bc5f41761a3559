import 'server-only';
import { rejectionKind } from '~/domain/news/rejection-kind';
import type { SourceArticle, SourceDefaults, SourceEntry } from '~/domain/news/source-entry';
import { type FeedReport, MAX_NAMED_REJECTIONS } from '~/schemas/feed';
import type { Verb } from '~/server/context';
import { FeedError } from '~/server/gateways/feed/feed-error';
import { readFeedAt } from '~/server/gateways/feed/read-feed-at';
import type { Feed } from '~/server/prisma-client/client';
import { type ImportReport, importArticles } from '~/server/services/news/import-articles';
import { type ClaimedReading, endReading, reportProgress } from './claim-reading';

const MAX_NAME_LENGTH = 200;

/** The reading was taken over or released, or its feed was removed, before its end. */
class LostClaim extends Error {}

/** Reads a feed that this worker has claimed and imports its articles as the command does, each in a transaction
 *  of its own; after an interruption the imported ones are skipped as known. It records the progress and the
 *  result. */
export async function executeReading({ ctx, input: reading }: Verb<ClaimedReading>): Promise<void> {
  const { id, claim } = reading;
  const feed = await ctx.db.feed.findUnique({ where: { id, claim } });
  if (!feed) return;
  let articles: SourceArticle[];
  try {
    articles = await readFeedAt(feed.address, toDefaults(feed));
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    const { problem: failure, detail } = error;
    return endReading({ ctx, input: { ...reading, failure, detail } });
  }
  let done = 0;
  const total = articles.length;
  const keep = async () => {
    if (!(await reportProgress({ ctx, input: { ...reading, done, total } }))) throw new LostClaim();
  };
  try {
    await keep();
    const report = await importArticles({
      ctx,
      input: {
        origin: 'FEED',
        feedId: id,
        read: toEntries(articles),
        onArticle: () => {
          done++;
          return keep();
        },
      },
    });
    await endReading({ ctx, input: { ...reading, report: toFeedReport(report) } });
  } catch (error) {
    // An article of a feed that was removed in between cannot be stored.
    if (error instanceof LostClaim || !(await ctx.db.feed.count({ where: { id } }))) return;
    throw error;
  }
}

function toDefaults({ licence, source, category }: Feed): SourceDefaults {
  return {
    licence: licence ?? undefined,
    source: source ?? undefined,
    category: category ?? undefined,
  };
}

async function* toEntries(articles: readonly SourceArticle[]): AsyncGenerator<SourceEntry> {
  for (const article of articles) yield { article };
}

function toFeedReport({ taken, known, alike, unlicensed, rejected }: ImportReport): FeedReport {
  return {
    taken,
    skipped: known + alike,
    refused: rejected.length,
    unlicensed: [...unlicensed.values()].reduce((sum, count) => sum + count, 0),
    rejections: rejected.slice(0, MAX_NAMED_REJECTIONS).map(({ location, reason }) => ({
      article: location.slice(0, MAX_NAME_LENGTH),
      ...rejectionKind(reason),
    })),
  };
}
