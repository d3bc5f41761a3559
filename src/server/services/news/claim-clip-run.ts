import 'server-only';
import { randomUUID } from 'node:crypto';
import type { ClipRunFailure } from '~/domain/news/clip-run';
import type { ServiceContext, Verb } from '~/server/context';
import type { Prisma } from '~/server/db';

/** Time after which a silent worker loses a run; one clip takes seconds. */
const LEASE_MS = 120_000;
const MAX_TRIES = 3;

/** A run that this worker has taken. */
export interface ClaimedRun {
  draftId: string;
  claim: string;
}

/** The end of a run: the clips that it took, faults of single clips, or the reason why it failed as a whole. */
interface EndedRun extends ClaimedRun {
  /** Problems as `toStoredProblems` writes them. */
  problems?: Record<string, string>;
  clips?: Prisma.InputJsonValue;
  failure?: ClipRunFailure;
}

/** Claims the run that has waited longest, or whose worker has been silent for too long; only one of several workers
 *  gets it. A run whose workers ended three times is given up. */
export async function claimClipRun({ ctx }: { ctx: ServiceContext }): Promise<ClaimedRun | null> {
  const now = ctx.now();
  const silent = { state: 'RUNNING', leaseUntil: { lt: now } } as const;
  await ctx.db.clipRun.updateMany({
    where: { ...silent, tries: { gte: MAX_TRIES } },
    data: { state: 'FAILED', failure: 'process', endedAt: now, claim: null },
  });
  const due: Prisma.ClipRunWhereInput = { OR: [{ state: 'WAITING' }, silent] };
  const run = await ctx.db.clipRun.findFirst({ where: due, orderBy: { requestedAt: 'asc' } });
  if (!run) return null;
  const { draftId } = run;
  const claim = randomUUID();
  const { count } = await ctx.db.clipRun.updateMany({
    where: { draftId, ...due },
    data: { state: 'RUNNING', claim, done: 0, tries: { increment: 1 }, ...lease(now) },
  });
  return count === 1 ? { draftId, claim } : null;
}

/** Counts one clip and extends the claim.
 *  @returns whether this worker still has the claim */
export async function countClip({
  ctx,
  input: { draftId, claim, total },
}: Verb<ClaimedRun & { total: number }>): Promise<boolean> {
  const { count } = await ctx.db.clipRun.updateMany({
    where: { draftId, claim, state: 'RUNNING' },
    data: { done: { increment: 1 }, total, ...lease(ctx.now()) },
  });
  return count === 1;
}

/** Ends a run that this worker still has claimed; without a problem or failure it is done. */
export async function endClipRun({
  ctx,
  input: { draftId, claim, problems = {}, clips = [], failure },
}: Verb<EndedRun>): Promise<void> {
  const isDone = !failure && Object.keys(problems).length === 0;
  await ctx.db.clipRun.updateMany({
    where: { draftId, claim, state: 'RUNNING' },
    data: {
      state: isDone ? 'DONE' : 'FAILED',
      problems,
      clips,
      failure: failure ?? null,
      endedAt: ctx.now(),
      claim: null,
      leaseUntil: null,
    },
  });
}

/** Releases a run, so that the next worker continues it at once. */
export async function releaseClipRun({
  ctx,
  input: { draftId, claim },
}: Verb<ClaimedRun>): Promise<void> {
  await ctx.db.clipRun.updateMany({
    where: { draftId, claim, state: 'RUNNING' },
    data: { state: 'WAITING', claim: null, leaseUntil: null, tries: { decrement: 1 } },
  });
}

const lease = (now: Date) => ({ leaseUntil: new Date(now.getTime() + LEASE_MS) });
