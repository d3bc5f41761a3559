import 'server-only';
import type { ServiceContext } from '~/server/context';
import { requirePermission } from '../operator/permissions';

export const MAX_LISTED_REQUESTS = 200;

export interface PendingRefundRequest {
  number: string;
  email: string;
  amount: number;
  requestedAt: Date;
  /** Members' content that the buyer has opened since; not considered in `amount`. */
  openedSince: string[];
}

/** The undecided refund requests, the oldest first.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listRefundRequests({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<PendingRefundRequest[]> {
  requirePermission({ ctx, input: 'refund.read' });
  const pending = await ctx.db.refundRequest.findMany({
    where: { status: 'REQUESTED' },
    orderBy: [{ requestedAt: 'asc' }, { id: 'asc' }],
    include: {
      order: { select: { number: true, user: { select: { email: true, membersOpenings: true } } } },
    },
    take: MAX_LISTED_REQUESTS,
  });
  return pending.map(({ order: { number, user }, amount, requestedAt }) => ({
    number,
    email: user.email,
    amount,
    requestedAt,
    openedSince: user.membersOpenings
      .filter(({ openedAt }) => openedAt > requestedAt)
      .map(({ content }) => content)
      .sort(),
  }));
}
