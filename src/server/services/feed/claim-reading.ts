import 'server-only';
import { randomUUID } from 'node:crypto';
import type { FeedFailure } from '~/domain/news/feed-state';
import type { FeedReport } from '~/schemas/feed';
import type { ServiceContext, Verb } from '~/server/context';
import type { Prisma } from '~/server/db';

/** Time after which a silent worker loses a reading: a feed must arrive within 20 seconds, and an article
 *  takes less. */
const LEASE_MS = 120_000;
const MAX_TRIES = 3;
/** Time between the end of a reading and the next one. */
const PERIOD_MS = 24 * 3_600_000;

/** A reading that this worker has taken. */
export interface ClaimedReading {
  id: string;
  claim: string;
}

/** The result of a reading: the outcomes of its articles, or the reason why it failed. */
type ReadingResult = { report: FeedReport } | { failure: FeedFailure; detail: string };

/** Claims the reading that has been due longest, or whose worker has been silent for too long; only one of several
 *  workers gets it. A reading whose workers ended three times is given up. */
export async function claimReading({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<ClaimedReading | null> {
  const now = ctx.now();
  const silent = { state: 'READING', leaseUntil: { lt: now } } as const;
  await ctx.db.feed.updateMany({
    where: { ...silent, tries: { gte: MAX_TRIES } },
    data: { ...ended(now), state: 'FAILED', failure: 'process', failureDetail: '' },
  });
  const due: Prisma.FeedWhereInput = {
    OR: [
      { state: 'WAITING' },
      silent,
      { state: { in: ['DONE', 'FAILED'] }, isPaused: false, dueAt: { lte: now } },
    ],
  };
  const feed = await ctx.db.feed.findFirst({ where: due, orderBy: { dueAt: 'asc' } });
  if (!feed) return null;
  const { id } = feed;
  const claim = randomUUID();
  const { count } = await ctx.db.feed.updateMany({
    where: { id, ...due },
    data: {
      state: 'READING',
      claim,
      done: 0,
      total: null,
      tries: { increment: 1 },
      ...lease(now),
    },
  });
  return count === 1 ? { id, claim } : null;
}

/** Records the progress of a reading and extends the claim.
 *  @returns whether this worker still has the claim */
export async function reportProgress({
  ctx,
  input: { id, claim, done, total },
}: Verb<ClaimedReading & { done: number; total: number }>): Promise<boolean> {
  const { count } = await ctx.db.feed.updateMany({
    where: { id, claim, state: 'READING' },
    data: { done, total, ...lease(ctx.now()) },
  });
  return count === 1;
}

/** Ends a reading that this worker still has claimed; the next one is due a day later. */
export async function endReading({
  ctx,
  input: { id, claim, ...result },
}: Verb<ClaimedReading & ReadingResult>): Promise<void> {
  const now = ctx.now();
  const outcome =
    'report' in result
      ? ({ state: 'DONE', report: result.report, readAt: now, failure: null } as const)
      : ({ state: 'FAILED', failure: result.failure, failureDetail: result.detail } as const);
  await ctx.db.feed.updateMany({
    where: { id, claim, state: 'READING' },
    data: { ...ended(now), ...outcome },
  });
}

/** Releases a reading, so that the next worker begins it at once; imported articles stay. */
export async function releaseReading({
  ctx,
  input: { id, claim },
}: Verb<ClaimedReading>): Promise<void> {
  await ctx.db.feed.updateMany({
    where: { id, claim, state: 'READING' },
    data: { state: 'WAITING', claim: null, leaseUntil: null, tries: { decrement: 1 } },
  });
}

const lease = (now: Date) => ({ leaseUntil: new Date(now.getTime() + LEASE_MS) });

const ended = (now: Date) => ({
  claim: null,
  leaseUntil: null,
  tries: 0,
  dueAt: new Date(now.getTime() + PERIOD_MS),
});
