import 'server-only';
import type { PublicationFailure } from '~/domain/news/publication-failure';
import type { ServiceContext } from '~/server/context';
import { ServiceError } from '~/server/errors';
import type { PlannedPublication } from '~/server/prisma-client/client';
import { requireDraft } from './draft-rows';
import { requireMadeClips } from './unit-clips';
import { requireArticles, writePublication } from './write-publication';

const FAILURES: Partial<Record<ServiceError['code'], PublicationFailure>> = {
  DRAFT_CHANGED: 'changed',
  DRAFT_INCOMPLETE: 'incomplete',
  CLIPS_MISSING: 'clips',
};

/** Publishes the drafts whose hour has come, and writes down why one that is not ready any more was not. Safe with
 *  several workers.
 *  @returns the number of units that were published now */
export async function publishPlanned({ ctx }: { ctx: ServiceContext }): Promise<number> {
  const due = await ctx.db.plannedPublication.findMany({
    where: { failure: null, publishAt: { lte: ctx.now() } },
    orderBy: { publishAt: 'asc' },
    take: 20,
  });
  let published = 0;
  const unexpected: unknown[] = [];
  for (const planned of due)
    try {
      if (await publish(ctx, planned)) published += 1;
    } catch (error) {
      const failure = error instanceof ServiceError && FAILURES[error.code];
      if (!failure) {
        // The others are not kept waiting for one that cannot be decided now; its order stands.
        unexpected.push(error);
        continue;
      }
      const { draftId, version, publishAt } = planned;
      await ctx.db.plannedPublication.updateMany({
        where: { draftId, version, publishAt, failure: null },
        data: { failure, failedAt: ctx.now() },
      });
    }
  if (unexpected.length > 0) throw unexpected[0];
  return published;
}

/** @returns whether this call has published it, and no other worker or editor */
async function publish(
  ctx: ServiceContext,
  { draftId, version, publishAt, reason }: PlannedPublication,
): Promise<boolean> {
  const draft = await requireDraft(ctx.db, draftId);
  if (draft.version !== version) throw new ServiceError('DRAFT_CHANGED');
  const articles = await requireArticles(ctx.db, draft);
  const clips = await requireMadeClips(ctx.db, draft);
  const { isNew } = await writePublication({
    ctx,
    input: { draft, clips, articles, reason, publishAt },
  });
  return isNew;
}
