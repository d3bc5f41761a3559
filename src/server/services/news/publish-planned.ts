import 'server-only';
import type { PublicationFailure } from '~/domain/news/publication-failure';
import type { ServiceContext } from '~/server/context';
import { ServiceError } from '~/server/errors';

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
  if (due.length === 0) return 0;
  // The parser and the dictionary come with it, and most servers never publish by an hour.
  const { publishPlannedDraft } = await import('./publish-planned-draft');
  let published = 0;
  const unexpected: unknown[] = [];
  for (const planned of due)
    try {
      if (await publishPlannedDraft({ ctx, input: planned })) published += 1;
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
