import 'server-only';
import type { FeedFailure } from '~/domain/news/feed-state';
import { licenceProblem } from '~/domain/news/licence';
import { type FeedView, feedReportSchema } from '~/schemas/feed';
import type { ServiceContext } from '~/server/context';
import type { Prisma } from '~/server/db';
import { readRow } from '~/server/read-rows';
import { requirePermission } from '~/server/services/operator/permissions';

/** Time after which a worker should have claimed a reading. */
const OVERDUE_MS = 60_000;

const COUNTED = { _count: { select: { articles: true } } } satisfies Prisma.FeedInclude;
type CountedFeed = Prisma.FeedGetPayload<{ include: typeof COUNTED }>;

/** Every feed with its newest reading, the latest added first.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listFeeds({ ctx }: { ctx: ServiceContext }): Promise<FeedView[]> {
  requirePermission({ ctx, input: 'unit.read' });
  const feeds = await ctx.db.feed.findMany({
    include: COUNTED,
    orderBy: [{ addedAt: 'desc' }, { id: 'desc' }],
  });
  return feeds.map((feed) => toView(feed, ctx.now()));
}

function toView(feed: CountedFeed, now: Date): FeedView {
  const { id, address, licence, source, category, isPaused, state, done, total, readAt } = feed;
  const isOpen = state === 'WAITING' || state === 'READING';
  const awaited = state === 'READING' ? feed.leaseUntil : feed.dueAt;
  return {
    id,
    address,
    licence,
    source,
    category,
    isPaused,
    state,
    done,
    total,
    readAt,
    licenceProblem: licence === null ? null : licenceProblem(licence),
    articles: feed._count.articles,
    report:
      feed.report === null ? null : readRow('feed', id, () => feedReportSchema.parse(feed.report)),
    failure: feed.failure
      ? { kind: feed.failure as FeedFailure, detail: feed.failureDetail }
      : null,
    nextAt: isOpen || isPaused ? null : feed.dueAt,
    isOverdue: isOpen && awaited !== null && now.getTime() - awaited.getTime() > OVERDUE_MS,
  };
}
