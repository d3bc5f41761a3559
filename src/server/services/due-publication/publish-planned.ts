import 'server-only';
import type { PublicationFailure } from '~/domain/publication-failure';
import type { ServiceContext, Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import type { PlannedPublication } from '~/server/prisma-client/client';
import type { PublicationKind } from '~/server/prisma-client/enums';
import { doEach } from '~/server/services/job-failure/do-each';

const FAILURES: Partial<Record<ServiceError['code'], PublicationFailure>> = {
  DRAFT_CHANGED: 'changed',
  CONTENT_CHANGED: 'changed',
  DRAFT_INCOMPLETE: 'incomplete',
  CLIPS_MISSING: 'clips',
};

/** Executes one planned publication.
 *  @returns whether this call has published it, rather than another worker or editor */
type Publish = (planned: Verb<PlannedPublication>) => Promise<boolean>;

// The publishers are loaded when an hour has come, because they import the parser and the dictionary, and most servers
// never publish at an hour.
const PUBLISHERS: Record<PublicationKind, () => Promise<Publish>> = {
  UNIT: async () => (await import('../news/publish-planned-draft')).publishPlannedDraft,
  VOICE_LESSON: async () =>
    (await import('../voice-lesson/publish-planned-lesson')).publishPlannedLesson,
  VIDEO: async () => (await import('../video/show-planned-video')).showPlannedVideo,
};

/** Executes the planned publications whose hour has come, and records the reason if a draft is no longer ready. Safe
 *  with several workers.
 *  @returns the number of units, voice lessons and videos that were published now */
export async function publishPlanned({ ctx }: { ctx: ServiceContext }): Promise<number> {
  return doEach({
    ctx,
    input: {
      work: 'publication',
      list: (held) =>
        ctx.db.plannedPublication.findMany({
          where: { failure: null, publishAt: { lte: ctx.now() }, draftId: { notIn: held } },
          orderBy: { publishAt: 'asc' },
          take: 20,
        }),
      idOf: ({ draftId }) => draftId,
      act: (planned) => publishOne({ ctx, input: planned }),
    },
  });
}

async function publishOne({ ctx, input: planned }: Verb<PlannedPublication>): Promise<boolean> {
  try {
    const publish = await PUBLISHERS[planned.kind]();
    return await publish({ ctx, input: planned });
  } catch (error) {
    const { draftId, version, publishAt } = planned;
    const where = { draftId, version, publishAt, failure: null };
    const failure = error instanceof ServiceError && FAILURES[error.code];
    if (failure)
      await ctx.db.plannedPublication.updateMany({
        where,
        data: { failure, failedAt: ctx.now() },
      });
    // The order stays if its outcome is unknown now, unless it was discarded with its draft meanwhile.
    else if ((await ctx.db.plannedPublication.count({ where })) > 0) throw error;
    return false;
  }
}
